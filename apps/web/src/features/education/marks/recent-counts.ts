import type { PieceMark } from '@app/contract/education-marks';
import type { Mark } from './marks.ts';

/** `drawn`: what the page said when the person pressed; `now`: what it was after that. */
type Count = { drawn: number; now: number };

const keyOf = (mark: Mark, { kind, id }: PieceMark) => `count:${mark}:${kind}:${id}`;
const unkept = new Map<string, Count>();

/**
 * Pages come out of a shared cache and may be some minutes old: who liked a piece and reloads must not see the old
 * count again. A page with another count is a newer one, and goes first.
 */
export const recentCounts = {
  keep(mark: Mark, piece: PieceMark, count: Count): void {
    const key = keyOf(mark, piece);
    try {
      sessionStorage.setItem(key, JSON.stringify(count));
      unkept.delete(key);
    } catch {
      // It then lasts as long as the page.
      unkept.set(key, count);
    }
  },
  read(mark: Mark, piece: PieceMark, drawn: number): number | undefined {
    const count = unkept.get(keyOf(mark, piece)) ?? kept(keyOf(mark, piece));
    return count?.drawn === drawn ? count.now : undefined;
  },
};

function kept(key: string): Count | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Count | undefined;
  } catch {
    return undefined;
  }
}
