import { listInnovations, listNews } from '@app/contract/education';
import type { RouteOutput } from '@app/contract/route';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { addressOf, type InnovationFilters, type NewsFilters, type PieceFilters } from '../filters.ts';

export type NewsPage = RouteOutput<typeof listNews>;
export type InnovationPage = RouteOutput<typeof listInnovations>;

/** The page loaded by the server, with its filters and time. `cursor`: a later page, opened without JavaScript. */
export type FirstPage = { filters: PieceFilters; cursor: string; fetchedAt: number } & (
  | { tab: 'berita'; page: NewsPage }
  | { tab: 'inovasi'; page: InnovationPage }
);

// Mobile data is expensive: refetch only after the list may have grown, not on every focus.
const cacheOptions = { staleTime: 5 * 60_000, refetchOnWindowFocus: false } as const;

/** Paginated news. The previous list stays visible while a new one is loading. */
export function newsQuery(filters: NewsFilters, first: FirstPage | null) {
  const { tab, ...query } = filters;
  return infiniteQueryOptions({
    queryKey: ['education', tab, addressOf(filters)],
    queryFn: ({ pageParam, signal }) =>
      call(listNews, { query: { ...query, ...cursorQuery(pageParam) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    ...cacheOptions,
    ...(first?.tab === 'berita' && matchesFilters(first, filters) && toInitialData(first.page, first)),
  });
}

export function innovationsQuery(filters: InnovationFilters, first: FirstPage | null) {
  const { tab, ...query } = filters;
  return infiniteQueryOptions({
    queryKey: ['education', tab, addressOf(filters)],
    queryFn: ({ pageParam, signal }) =>
      call(listInnovations, { query: { ...query, ...cursorQuery(pageParam) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    ...cacheOptions,
    ...(first?.tab === 'inovasi' && matchesFilters(first, filters) && toInitialData(first.page, first)),
  });
}

const cursorQuery = (cursor: string) => (cursor ? { cursor } : {});

const matchesFilters = (first: FirstPage, filters: PieceFilters) =>
  addressOf(first.filters) === addressOf(filters);

const toInitialData = <Page>(page: Page, { cursor, fetchedAt }: FirstPage) => ({
  initialData: { pages: [page], pageParams: [cursor] },
  initialDataUpdatedAt: fetchedAt,
});
