import type { RouteOutput } from '@app/contract/route';
import { listScans, type Scan, type ScanFilters } from '@app/contract/smart-sort';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

const allScans = { queryKey: ['scans'] } as const;

/** The member's scans, paginated. */
export const scansQuery = (filters: ScanFilters = {}) =>
  infiniteQueryOptions({
    queryKey: [...allScans.queryKey, filters],
    queryFn: ({ pageParam, signal }) =>
      call(listScans, { query: { ...filters, ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const invalidateScans = (client: QueryClient) => client.invalidateQueries(allScans);

type Page = RouteOutput<typeof listScans>;

/** Updates the cached scans without a refetch, so that the list does not jump. */
export const updateCachedScans = (client: QueryClient, change: (scans: Scan[]) => Scan[]) =>
  client.setQueriesData<InfiniteData<Page>>(
    allScans,
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, scans: change(page.scans) })) },
  );
