import type { Post, Reply } from '@app/contract/community';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { listsKey, type PostPage } from './api/list-posts.ts';
import { type Thread, threadQuery } from './api/thread.ts';
import type { ForumFilters } from './filters.ts';

type Change<Item> = (item: Item) => Item;

function changeThread(client: QueryClient, postId: string, change: Change<Thread>) {
  client.setQueryData<Thread>(threadQuery(postId).queryKey, (thread) => thread && change(thread));
}

/** Updates the post in its open thread and in every cached list. */
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

/** Appends to the last loaded page; if more pages follow, loading them gives the reply its real position. */
export function addReply(client: QueryClient, postId: string, reply: Reply) {
  changeThread(client, postId, (thread) => ({
    ...thread,
    pages: thread.pages.map((page, position) =>
      position === thread.pages.length - 1 ? { ...page, replies: [...page.replies, reply] } : page,
    ),
  }));
}

/** Removes a post from the cached lists only; its thread stays cached. */
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

/** Adds the member's own post to every matching cached list at once, below the pinned posts. */
export function addToLists(client: QueryClient, post: Post) {
  for (const [key, list] of client.getQueriesData<InfiniteData<PostPage>>({ queryKey: listsKey })) {
    const [first, ...others] = list?.pages ?? [];
    if (!list || !first || !matchesFilters(post, key[2] as ForumFilters)) continue;
    if (list.pages.some(({ posts }) => posts.some(({ _id }) => _id === post._id))) continue;
    const pinned = first.posts.filter(({ isPinned }) => isPinned);
    const rest = first.posts.filter(({ isPinned }) => !isPinned);
    const pages = [{ ...first, posts: [...pinned, post, ...rest] }, ...others];
    client.setQueryData<InfiniteData<PostPage>>(key, { ...list, pages });
  }
}

/** Only the server can match a text search. */
const matchesFilters = (post: Post, { q, tag, category }: ForumFilters) =>
  !q && (!tag || post.tags.includes(tag)) && (!category || category === post.category);

/** Keeps only the first page: a refetch would request all later pages one by one. */
export async function reloadLists(client: QueryClient) {
  client.setQueriesData<InfiniteData<PostPage>>(
    { queryKey: listsKey },
    (list) => list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) },
  );
  await client.invalidateQueries({ queryKey: listsKey });
}

export const reloadThread = (client: QueryClient, postId: string) =>
  client.invalidateQueries({ queryKey: threadQuery(postId).queryKey });
