import { pieceKinds } from '@app/contract/education';
import { type Marks, maxMarks, type PieceMark } from '@app/contract/education-marks';
import { storedValue } from '#web/lib/stored-value.ts';

const maxId = 2_147_483_647;

export const noMarks: Marks = { likes: [], saves: [] };

/** Likes and saves of a visitor, merged on sign-in. Increase the number when the format changes. */
export const deviceMarks = storedValue('marks:1', noMarks, (stored) => {
  const { likes, saves } = (stored ?? {}) as Partial<Record<keyof Marks, unknown>>;
  return { likes: parseMarks(likes), saves: parseMarks(saves) };
});

/** The stored value may be invalid or from an older version. */
function parseMarks(stored: unknown): PieceMark[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .flatMap((mark: Partial<PieceMark> | null) => {
      const kind = pieceKinds.find((known) => known === mark?.kind);
      const id = Number(mark?.id);
      return kind && Number.isInteger(id) && id > 0 && id <= maxId ? [{ kind, id }] : [];
    })
    .slice(0, maxMarks);
}
