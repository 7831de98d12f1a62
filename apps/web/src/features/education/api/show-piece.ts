import { showInnovation, showNews } from '@app/contract/education';
import type { RouteOutput } from '@app/contract/route';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

export type ShownNews = RouteOutput<typeof showNews>;
export type ShownInnovation = RouteOutput<typeof showInnovation>;

/** What the server found, and when. */
export type FirstPiece<Shown> = { shown: Shown; askedAt: number };

const calm = { staleTime: 5 * 60_000, refetchOnWindowFocus: false } as const;
const known = <Shown>(first: FirstPiece<Shown> | null) =>
  first && { initialData: first.shown, initialDataUpdatedAt: first.askedAt };

export const newsPieceQuery = (id: string, first: FirstPiece<ShownNews> | null) =>
  queryOptions({
    queryKey: ['education', 'news', 'one', id],
    queryFn: ({ signal }) => call(showNews, { params: { id } }, { signal }),
    ...calm,
    ...known(first),
  });

export const innovationPieceQuery = (id: string, first: FirstPiece<ShownInnovation> | null) =>
  queryOptions({
    queryKey: ['education', 'innovations', 'one', id],
    queryFn: ({ signal }) => call(showInnovation, { params: { id } }, { signal }),
    ...calm,
    ...known(first),
  });
