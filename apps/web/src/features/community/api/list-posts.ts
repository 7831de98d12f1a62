import { listPosts } from '@app/contract/community';
import type { RouteOutput } from '@app/contract/route';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import type { ForumFilters } from '../filters.ts';

export type PostPage = RouteOutput<typeof listPosts>;

/** One page of posts that match the filters. */
export function fetchPosts(
  { q, ...others }: ForumFilters,
  cursor: string,
  signal: AbortSignal,
): Promise<PostPage> {
  const query = { ...others, ...(q && { search: q }), ...(cursor && { cursor }) };
  return call(listPosts, { query }, { signal });
}

export const listsKey = ['community', 'posts'] as const;

/** Paginated posts. The previous list stays visible while a new one is loading. */
export const postsQuery = (filters: ForumFilters) =>
  infiniteQueryOptions({
    queryKey: [...listsKey, filters],
    queryFn: ({ pageParam, signal }) => fetchPosts(filters, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // New posts are announced above the list, so that it does not move while it is being read.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  });
