import type { Post, Reply } from '@app/contract/community';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { listsKey, type PostPage } from './api/list-posts.ts';
import { type Thread, threadQuery } from './api/thread.ts';
import type { ForumFilters } from './filters.ts';

type Change<Item> = (item: Item) => Item;

function changeThread(client: QueryClient, postId: string, change: Change<Thread>) {
  client.setQueryData<Thread>(threadQuery(postId).queryKey, (thread) => thread && change(thread));
}

/** Of the open post and of every list that shows it. */
export function changePost(client: QueryClient, postId: string, change: Change<Post>) {
  changeThread(client, postId, (thread) => ({
    ...thread,
    pages: thread.pages.map((page) => (page.post ? { ...page, post: change(page.post) } : page)),
  }));
  client.setQueriesData<InfiniteData<PostPage>>({ queryKey: listsKey }, (list) => {
    if (!list?.pages.some(({ posts }) => posts.some(({ _id }) => _id === postId))) return list;
    const pages = list.pages.map((page) => ({
      ...page,
      posts: page.posts.map((post) => (post._id === postId ? change(post) : post)),
    }));
    return { ...list, pages };
  });
}

export function changeReply(client: QueryClient, postId: string, replyId: string, change: Change<Reply>) {
  changeThread(client, postId, (thread) => ({
    ...thread,
    pages: thread.pages.map((page) => ({
      ...page,
      replies: page.replies.map((reply) => (reply._id === replyId ? change(reply) : reply)),
    })),
  }));
}

/** At the end of what is shown; where more is to come, its own page gives it its place later. */
export function addReply(client: QueryClient, postId: string, reply: Reply) {
  changeThread(client, postId, (thread) => ({
    ...thread,
    pages: thread.pages.map((page, position) =>
      position === thread.pages.length - 1 ? { ...page, replies: [...page.replies, reply] } : page,
    ),
  }));
}

/** A post that is gone from the lists; opened by its address it keeps its place. */
export function dropFromLists(client: QueryClient, postId: string) {
  client.setQueriesData<InfiniteData<PostPage>>({ queryKey: listsKey }, (list) => {
    if (!list) return list;
    const pages = list.pages.map((page) => ({
      ...page,
      posts: page.posts.filter(({ _id }) => _id !== postId),
    }));
    return { ...list, pages };
  });
}

/** One's own post stands in the lists that it belongs to at once, below what is pinned. */
export function addToLists(client: QueryClient, post: Post) {
  for (const [key, list] of client.getQueriesData<InfiniteData<PostPage>>({ queryKey: listsKey })) {
    const [first, ...others] = list?.pages ?? [];
    if (!list || !first || !belongs(post, key[2] as ForumFilters)) continue;
    if (list.pages.some(({ posts }) => posts.some(({ _id }) => _id === post._id))) continue;
    const pinned = first.posts.filter(({ isPinned }) => isPinned);
    const rest = first.posts.filter(({ isPinned }) => !isPinned);
    const pages = [{ ...first, posts: [...pinned, post, ...rest] }, ...others];
    client.setQueryData<InfiniteData<PostPage>>(key, { ...list, pages });
  }
}

/** Whether a word is in it only the server knows. */
const belongs = (post: Post, { q, tag, category }: ForumFilters) =>
  !q && (!tag || post.tags.includes(tag)) && (!category || category === post.category);

/** From the first page on: later pages would be asked for one after the other. */
export async function reloadLists(client: QueryClient) {
  client.setQueriesData<InfiniteData<PostPage>>(
    { queryKey: listsKey },
    (list) => list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) },
  );
  await client.invalidateQueries({ queryKey: listsKey });
}

export const reloadThread = (client: QueryClient, postId: string) =>
  client.invalidateQueries({ queryKey: threadQuery(postId).queryKey });
