import type { PieceMark } from '@app/contract/education-marks';
import type { Mark } from './marks.ts';

/** `drawn`: the count rendered when the button was pressed; `now`: the count after that. */
type Count = { drawn: number; now: number };

const keyOf = (mark: Mark, { kind, id }: PieceMark) => `count:${mark}:${kind}:${id}`;
const memoryCounts = new Map<string, Count>();

/**
 * Pages come from a shared cache and may be some minutes old, so a reload after a like would show the old count.
 * A page with a different count is newer and takes precedence.
 */
export const recentCounts = {
  store(mark: Mark, piece: PieceMark, count: Count): void {
    const key = keyOf(mark, piece);
    try {
      sessionStorage.setItem(key, JSON.stringify(count));
      memoryCounts.delete(key);
    } catch {
      // Without storage it is kept until the page is closed.
      memoryCounts.set(key, count);
    }
  },
  read(mark: Mark, piece: PieceMark, drawn: number): number | undefined {
    const count = memoryCounts.get(keyOf(mark, piece)) ?? readStored(keyOf(mark, piece));
    return count?.drawn === drawn ? count.now : undefined;
  },
};

function readStored(key: string): Count | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Count | undefined;
  } catch {
    return undefined;
  }
}
