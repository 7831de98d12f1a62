import { errorText } from '@app/contract/errors';
import type { z } from 'zod';
import { AppError } from '#api/lib/app-error.ts';

/** Encodes the end of a page as an opaque cursor. */
export const encodeCursor = (position: unknown): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** Rejects a cursor that does not match the schema, such as one of another list. */
export const cursorDecoder =
  <Position>(schema: z.ZodType<Position>) =>
  (cursor: string): Position => {
    try {
      return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    } catch {
      throw new AppError('invalid_input', { fields: { cursor: errorText.invalid_input } });
    }
  };

/** Cuts a page out of `size + 1` rows; the extra row shows whether there is a next page. */
export function cutPage<Row>(rows: readonly Row[], size: number, cursorAfter: (last: Row) => string) {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { shown, nextCursor: last !== undefined && rows.length > size ? cursorAfter(last) : null };
}
