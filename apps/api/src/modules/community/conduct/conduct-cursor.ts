import { z } from 'zod';
import { cursorReader, cutPage, sealCursor } from '#api/lib/cursor.ts';

/** Pages in the order of a number that only grows. `list` says whose cursor it is. */
export function seqCursor(list: string) {
  const read = cursorReader(z.tuple([z.literal(list), z.string().regex(/^\d{1,18}$/)]));
  return {
    read: (cursor: string | undefined): string | undefined =>
      cursor === undefined ? undefined : read(cursor)[1],

    /** A page out of rows of which one more was asked for. */
    page: <Row extends { seq: string }>(rows: readonly Row[], size: number) =>
      cutPage(rows, size, ({ seq }) => sealCursor([list, seq])),
  };
}
