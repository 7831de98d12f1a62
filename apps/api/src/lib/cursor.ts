import { errorText } from '@app/contract/errors';
import type { z } from 'zod';
import { AppError } from '#api/lib/app-error.ts';

/** Where a page ended, in a form that means nothing to its holder. */
export const sealCursor = (position: unknown): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** A cursor of another list is as wrong as one that we never gave. */
export const cursorReader =
  <Position>(shape: z.ZodType<Position>) =>
  (cursor: string): Position => {
    try {
      return shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    } catch {
      throw new AppError('invalid_input', { fields: { cursor: errorText.invalid_input } });
    }
  };

/** A page out of rows of which one more was asked for: that one tells whether there is a next page. */
export function cutPage<Row>(rows: readonly Row[], size: number, cursorAfter: (last: Row) => string) {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { shown, nextCursor: last !== undefined && rows.length > size ? cursorAfter(last) : null };
}
