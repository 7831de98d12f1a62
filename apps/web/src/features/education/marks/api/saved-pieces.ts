import { listSavedPieces, type SavedPiece, savePiece } from '@app/contract/education-marks';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { notifyOtherTabs } from '../other-tabs.ts';

/** The member's saved pieces, paginated. */
export const savedQuery = infiniteQueryOptions({
  queryKey: ['saved'],
  queryFn: ({ pageParam, signal }) =>
    call(listSavedPieces, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
  refetchOnWindowFocus: 'always',
});

const isSame = (one: SavedPiece, other: SavedPiece) =>
  one.kind === other.kind && one.piece.id === other.piece.id;

/** Removes optimistically and restores the list on failure. */
export function useRemoveSaved() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, piece }: SavedPiece) =>
      call(savePiece, { params: { kind, id: piece.id }, body: { saved: false } }),
    onMutate: async (removed) => {
      await client.cancelQueries({ queryKey: savedQuery.queryKey });
      const before = client.getQueryData(savedQuery.queryKey);
      client.setQueryData(
        savedQuery.queryKey,
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({
              ...page,
              saved: page.saved.filter((one) => !isSame(one, removed)),
            })),
          },
      );
      return before;
    },
    onError: (_error, _removed, before) => client.setQueryData(savedQuery.queryKey, before),
    onSuccess: notifyOtherTabs,
  });
}
