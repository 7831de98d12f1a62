import { listReplies, type Post, type Reply, showPost } from '@app/contract/community';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

/** The first page holds the post and its first replies; later pages hold replies only. */
export type ThreadPage = { post: Post | null; replies: Reply[]; nextCursor: string | null };
export type Thread = InfiniteData<ThreadPage, string>;

export const threadsKey = ['community', 'thread'] as const;

export async function fetchThreadPage(
  postId: string,
  cursor: string,
  signal?: AbortSignal,
): Promise<ThreadPage> {
  const options = signal ? { signal } : {};
  const params = { postId };
  if (cursor) {
    const { replies, nextCursor } = await call(listReplies, { params, query: { cursor } }, options);
    return { post: null, replies, nextCursor };
  }
  const { post, nextReplyCursor } = await call(showPost, { params }, options);
  return { post, replies: post.replies, nextCursor: nextReplyCursor };
}

/** A post and its replies. Changes while it is open arrive through the live stream. */
export const threadQuery = (postId: string) =>
  infiniteQueryOptions({
    queryKey: [...threadsKey, postId],
    queryFn: ({ pageParam, signal }) => fetchThreadPage(postId, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnWindowFocus: false,
  });

/** A reply that arrived live before its page was loaded is shown once, at the position its page gives it. */
export function repliesOf(pages: readonly ThreadPage[]): Reply[] {
  const replies = pages.flatMap((page) => page.replies);
  const last = new Map(replies.map(({ _id }, position) => [_id, position]));
  return replies.filter(({ _id }, position) => last.get(_id) === position);
}
