import { showInnovation, showNews } from '@app/contract/education';
import type { RouteOutput } from '@app/contract/route';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

export type ShownNews = RouteOutput<typeof showNews>;
export type ShownInnovation = RouteOutput<typeof showInnovation>;

/** The piece as loaded by the server, with the time. */
export type FirstPiece<Shown> = { shown: Shown; fetchedAt: number };

const cacheOptions = { staleTime: 5 * 60_000, refetchOnWindowFocus: false } as const;
const toInitialData = <Shown>(first: FirstPiece<Shown> | null) =>
  first && { initialData: first.shown, initialDataUpdatedAt: first.fetchedAt };

export const newsPieceQuery = (id: string, first: FirstPiece<ShownNews> | null) =>
  queryOptions({
    queryKey: ['education', 'news', 'one', id],
    queryFn: ({ signal }) => call(showNews, { params: { id } }, { signal }),
    ...cacheOptions,
    ...toInitialData(first),
  });

export const innovationPieceQuery = (id: string, first: FirstPiece<ShownInnovation> | null) =>
  queryOptions({
    queryKey: ['education', 'innovations', 'one', id],
    queryFn: ({ signal }) => call(showInnovation, { params: { id } }, { signal }),
    ...cacheOptions,
    ...toInitialData(first),
  });
