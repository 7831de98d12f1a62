import { z } from 'zod';
import { cursorReader, cutPage, sealCursor } from '#api/lib/cursor.ts';

/** Where a page of posts or replies ended. Their numbers say nothing, but nobody should count on them. */
const Position = z.tuple([z.int().min(0)]);
const read = cursorReader(Position);

export const readSeqCursor = (cursor: string): number => read(cursor)[0];

/** A page out of rows of which one more was asked for. */
export const pageOf = <Row extends { seq: number }>(rows: readonly Row[], size: number) =>
  cutPage(rows, size, ({ seq }) => sealCursor([seq]));
