import { listPosts } from '@app/contract/community';
import type { RouteOutput } from '@app/contract/route';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import type { ForumFilters } from '../filters.ts';

export type PostPage = RouteOutput<typeof listPosts>;

/** One page of what the filters ask for. */
export function askPosts(
  { q, ...others }: ForumFilters,
  cursor: string,
  signal: AbortSignal,
): Promise<PostPage> {
  const query = { ...others, ...(q && { search: q }), ...(cursor && { cursor }) };
  return call(listPosts, { query }, { signal });
}

export const listsKey = ['community', 'posts'] as const;

/** Posts, page after page. The old list stays in sight while a new one is asked for. */
export const postsQuery = (filters: ForumFilters) =>
  infiniteQueryOptions({
    queryKey: [...listsKey, filters],
    queryFn: ({ pageParam, signal }) => askPosts(filters, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // What is new is announced above the list; it does not move under the reader's finger.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  });
