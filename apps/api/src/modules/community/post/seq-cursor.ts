import { z } from 'zod';
import { cursorDecoder, cutPage, encodeCursor } from '#api/lib/cursor.ts';

/** Where a page of posts or replies ended. Opaque, so that clients do not depend on the numbers. */
const Position = z.tuple([z.int().min(0)]);
const read = cursorDecoder(Position);

export const seqCursor = (seq: number): string => encodeCursor([seq]);
export const readSeqCursor = (cursor: string): number => read(cursor)[0];

/** Cuts a page from rows queried with one extra row. */
export const pageOf = <Row extends { seq: number }>(rows: readonly Row[], size: number) =>
  cutPage(rows, size, ({ seq }) => seqCursor(seq));
