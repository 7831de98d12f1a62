import { type CollectorFilters, listCollectors } from '@app/contract/directory';
import type { RouteOutput } from '@app/contract/route';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import type { Point } from '#web/lib/device-position.ts';
import { writeFilters } from '../filters.ts';
import { pointQuery } from '../near-me.tsx';

/** The first page as loaded by the server, with its filters and time. */
export type FirstPage = {
  page: RouteOutput<typeof listCollectors>;
  filters: CollectorFilters;
  fetchedAt: number;
};

/** Paginated collectors. The previous list stays visible while a new one is loading. */
export const collectorsQuery = (
  filters: CollectorFilters,
  point: Point | undefined,
  first: FirstPage | null,
) =>
  infiniteQueryOptions({
    queryKey: ['collectors', 'list', filters, point ?? null],
    queryFn: ({ pageParam, signal }) =>
      call(
        listCollectors,
        { query: { ...filters, ...pointQuery(point), ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // Mobile data is expensive: refetch only after the opening hours may have changed, not on every focus.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
    // The server has no position, so its page is valid only for a query without one.
    ...(first &&
      !point &&
      isSame(first.filters, filters) && {
        initialData: { pages: [first.page], pageParams: [''] },
        initialDataUpdatedAt: first.fetchedAt,
      }),
  });

const isSame = (one: CollectorFilters, other: CollectorFilters) =>
  writeFilters(one).toString() === writeFilters(other).toString();
