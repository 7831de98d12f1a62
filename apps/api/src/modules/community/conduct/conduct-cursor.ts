import { z } from 'zod';
import { cursorDecoder, cutPage, encodeCursor } from '#api/lib/cursor.ts';

/** Pagination by an increasing number. `list` names the list, so that a cursor of another list is rejected. */
export function seqCursor(list: string) {
  const read = cursorDecoder(z.tuple([z.literal(list), z.string().regex(/^\d{1,18}$/)]));
  return {
    read: (cursor: string | undefined): string | undefined =>
      cursor === undefined ? undefined : read(cursor)[1],

    /** Cuts a page from rows queried with one extra row. */
    page: <Row extends { seq: string }>(rows: readonly Row[], size: number) =>
      cutPage(rows, size, ({ seq }) => encodeCursor([list, seq])),
  };
}
