import type { PieceKind } from '@app/contract/education';
import { likePiece, type Marks, savePiece } from '@app/contract/education-marks';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { deviceMarks } from '../device-marks.ts';
import { hasMark, type Mark, withMark } from '../marks.ts';
import { tellOtherTabs } from '../other-tabs.ts';
import { recentCounts } from '../recent-counts.ts';

export type Piece = { kind: PieceKind; id: number };
type Wish = { isOn: boolean; /** As the page was drawn. */ count: number };

const keyOf = (mark: Mark, { kind, id }: Piece) => ['mark', mark, kind, id];

async function send(mark: Mark, { kind, id }: Piece, isOn: boolean): Promise<number> {
  const params = { kind, id };
  return mark === 'likes'
    ? (await call(likePiece, { params, body: { liked: isOn } })).likes
    : (await call(savePiece, { params, body: { saved: isOn } })).saves;
}

/** A member's wish goes to the server. Wishes about one piece go one after the other, so that the last one stays. */
export function useSetMark(mark: Mark, piece: Piece) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: keyOf(mark, piece),
    scope: { id: keyOf(mark, piece).join(' ') },
    mutationFn: ({ isOn }: Wish) => send(mark, piece, isOn),
    onSuccess: (total, { isOn, count }) => {
      client.setQueriesData(
        { queryKey: ['marks'] },
        (marks: Marks | undefined) => marks && withMark(marks, mark, piece, isOn),
      );
      recentCounts.keep(mark, piece, { drawn: count, now: total });
      const kept = deviceMarks.read();
      if (hasMark(kept, mark, piece)) deviceMarks.write(withMark(kept, mark, piece, false));
      // An answer that was asked for before does not know of it.
      if (client.isFetching({ queryKey: ['marks'] })) void client.invalidateQueries({ queryKey: ['marks'] });
      tellOtherTabs();
    },
  });
}

/** What was pressed last and is not answered yet; on a failure it is gone, and all is as it was. */
export function useWish(mark: Mark, piece: Piece): boolean | undefined {
  const wishes = useMutationState({
    filters: { mutationKey: keyOf(mark, piece), status: 'pending' },
    select: ({ state }) => state.variables as Wish,
  });
  return wishes.at(-1)?.isOn;
}
