import { z } from 'zod';
import { cursorReader, sealCursor } from '#api/lib/cursor.ts';

/** Where a page of posts or replies ended. Their numbers say nothing, but nobody should count on them. */
const Position = z.tuple([z.int().min(0)]);
const read = cursorReader(Position);

export const readSeqCursor = (cursor: string): number => read(cursor)[0];

/** A page out of rows of which one more was asked for: that one tells whether there is a next page. */
export function pageOf<Row extends { seq: number }>(rows: readonly Row[], size: number) {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { shown, nextCursor: last && rows.length > size ? sealCursor([last.seq]) : null };
}
