import { pieceKinds } from '@app/contract/education';
import { type Marks, mostMarks, type PieceMark } from '@app/contract/education-marks';
import { keptValue } from '#web/lib/kept-value.ts';

const largestId = 2_147_483_647;

export const noMarks: Marks = { likes: [], saves: [] };

/** What a visitor likes and saved. Signing in takes it along. The number goes up when the shape changes. */
export const deviceMarks = keptValue('marks:1', noMarks, (kept) => {
  const { likes, saves } = (kept ?? {}) as Partial<Record<keyof Marks, unknown>>;
  return { likes: marksIn(likes), saves: marksIn(saves) };
});

/** Storage may hold what somebody else wrote, or an older version of us. */
function marksIn(kept: unknown): PieceMark[] {
  if (!Array.isArray(kept)) return [];
  return kept
    .flatMap((mark: Partial<PieceMark> | null) => {
      const kind = pieceKinds.find((known) => known === mark?.kind);
      const id = Number(mark?.id);
      return kind && Number.isInteger(id) && id > 0 && id <= largestId ? [{ kind, id }] : [];
    })
    .slice(0, mostMarks);
}
