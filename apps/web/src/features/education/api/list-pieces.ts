import { listInnovations, listNews } from '@app/contract/education';
import type { RouteOutput } from '@app/contract/route';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { addressOf, type InnovationFilters, type NewsFilters, type PieceFilters } from '../filters.ts';

export type NewsPage = RouteOutput<typeof listNews>;
export type InnovationPage = RouteOutput<typeof listInnovations>;

/** What the server found, for which address, and when. `cursor`: a later page, opened without scripts. */
export type FirstPage = { filters: PieceFilters; cursor: string; askedAt: number } & (
  | { tab: 'berita'; page: NewsPage }
  | { tab: 'inovasi'; page: InnovationPage }
);

// Prepaid data: a list is asked for again when it may have grown, not at every glance.
const calm = { staleTime: 5 * 60_000, refetchOnWindowFocus: false } as const;

/** News, page after page. The old list stays in sight while a new one is asked for. */
export function newsQuery(filters: NewsFilters, first: FirstPage | null) {
  const { tab, ...asked } = filters;
  return infiniteQueryOptions({
    queryKey: ['education', tab, addressOf(filters)],
    queryFn: ({ pageParam, signal }) =>
      call(listNews, { query: { ...asked, ...from(pageParam) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    ...calm,
    ...(first?.tab === 'berita' && answers(first, filters) && known(first.page, first)),
  });
}

export function innovationsQuery(filters: InnovationFilters, first: FirstPage | null) {
  const { tab, ...asked } = filters;
  return infiniteQueryOptions({
    queryKey: ['education', tab, addressOf(filters)],
    queryFn: ({ pageParam, signal }) =>
      call(listInnovations, { query: { ...asked, ...from(pageParam) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    ...calm,
    ...(first?.tab === 'inovasi' && answers(first, filters) && known(first.page, first)),
  });
}

const from = (cursor: string) => (cursor ? { cursor } : {});

const answers = (first: FirstPage, filters: PieceFilters) => addressOf(first.filters) === addressOf(filters);

const known = <Page>(page: Page, { cursor, askedAt }: FirstPage) => ({
  initialData: { pages: [page], pageParams: [cursor] },
  initialDataUpdatedAt: askedAt,
});
