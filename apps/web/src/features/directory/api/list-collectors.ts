import { type CollectorFilters, listCollectors } from '@app/contract/directory';
import type { RouteOutput } from '@app/contract/route';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import type { Point } from '#web/lib/device-position.ts';
import { writeFilters } from '../filters.ts';
import { pointQuery } from '../near-me.tsx';

/** What the server found, for which filters, and when. */
export type FirstPage = {
  page: RouteOutput<typeof listCollectors>;
  filters: CollectorFilters;
  askedAt: number;
};

/** Who takes waste, page after page. The old list stays in sight while a new one is asked for. */
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
    // Prepaid data: a list is asked for again when opening hours may have changed, not at every glance.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
    // The server knows no position: its page answers the question without one.
    ...(first &&
      !point &&
      isSame(first.filters, filters) && {
        initialData: { pages: [first.page], pageParams: [''] },
        initialDataUpdatedAt: first.askedAt,
      }),
  });

const isSame = (one: CollectorFilters, other: CollectorFilters) =>
  writeFilters(one).toString() === writeFilters(other).toString();
