import { listScans, type Scan, type ScanFilters } from '@app/contract/smart-sort';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

const everyList = { queryKey: ['scans'] } as const;

/** The person's own scans, page after page. */
export const scansQuery = (filters: ScanFilters = {}) =>
  infiniteQueryOptions({
    queryKey: [...everyList.queryKey, filters],
    queryFn: ({ pageParam, signal }) =>
      call(listScans, { query: { ...filters, ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const askScansAgain = (client: QueryClient) => client.invalidateQueries(everyList);

type Page = { scans: Scan[]; nextCursor: string | null; keepPhotos: boolean };

/** Changes what is known of the scans without asking again: a list must not jump under a finger. */
export const changeKnownScans = (client: QueryClient, change: (scans: Scan[]) => Scan[]) =>
  client.setQueriesData<InfiniteData<Page>>(
    everyList,
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, scans: change(page.scans) })) },
  );
