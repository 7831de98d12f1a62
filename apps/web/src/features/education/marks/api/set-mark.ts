import type { PieceKind } from '@app/contract/education';
import { likePiece, type Marks, savePiece } from '@app/contract/education-marks';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { deviceMarks } from '../device-marks.ts';
import { hasMark, type Mark, withMark } from '../marks.ts';
import { notifyOtherTabs } from '../other-tabs.ts';
import { recentCounts } from '../recent-counts.ts';

export type Piece = { kind: PieceKind; id: number };
type MarkRequest = { isOn: boolean; /** As rendered by the server. */ count: number };

const keyOf = (mark: Mark, { kind, id }: Piece) => ['mark', mark, kind, id];

async function send(mark: Mark, { kind, id }: Piece, isOn: boolean): Promise<number> {
  const params = { kind, id };
  return mark === 'likes'
    ? (await call(likePiece, { params, body: { liked: isOn } })).likes
    : (await call(savePiece, { params, body: { saved: isOn } })).saves;
}

/** Requests for one piece run in sequence, so that the last one wins. */
export function useSetMark(mark: Mark, piece: Piece) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: keyOf(mark, piece),
    scope: { id: keyOf(mark, piece).join(' ') },
    mutationFn: ({ isOn }: MarkRequest) => send(mark, piece, isOn),
    onSuccess: (total, { isOn, count }) => {
      client.setQueriesData(
        { queryKey: ['marks'] },
        (marks: Marks | undefined) => marks && withMark(marks, mark, piece, isOn),
      );
      recentCounts.store(mark, piece, { drawn: count, now: total });
      const stored = deviceMarks.read();
      if (hasMark(stored, mark, piece)) deviceMarks.write(withMark(stored, mark, piece, false));
      // A request that is already running does not include this change.
      if (client.isFetching({ queryKey: ['marks'] })) void client.invalidateQueries({ queryKey: ['marks'] });
      notifyOtherTabs();
    },
  });
}

/** The last request without a response yet; after a failure the server state is shown again. */
export function usePendingMark(mark: Mark, piece: Piece): boolean | undefined {
  const pendingRequests = useMutationState({
    filters: { mutationKey: keyOf(mark, piece), status: 'pending' },
    select: ({ state }) => state.variables as MarkRequest,
  });
  return pendingRequests.at(-1)?.isOn;
}
