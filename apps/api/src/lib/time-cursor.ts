import { errorText } from '@app/contract/errors';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { AppError } from '#api/lib/app-error.ts';

/** Where a page in order of time ended: the time to the microsecond, as PostgreSQL counts it, and the id. */
export type Position = { createdAt: string; id: string };

const Cursor = z.tuple([z.iso.datetime({ precision: 6 }), z.uuid()]);

export const writeCursor = ({ createdAt, id }: Position): string =>
  Buffer.from(JSON.stringify([createdAt, id])).toString('base64url');

export function readCursor(cursor: string): Position {
  try {
    const [createdAt, id] = Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { createdAt, id };
  } catch {
    throw new AppError('invalid_input', { fields: { cursor: errorText.invalid_input } });
  }
}

/** For a select: JavaScript's dates end at the millisecond; two rows may not. */
export const positionOf = (createdAt: string): RawBuilder<string> =>
  sql`to_char(${sql.ref(createdAt)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** A page out of rows of which one more was asked for: that one tells whether there is a next page. */
export function pageOf<Row extends { id: string; position: string }>(rows: readonly Row[], size: number) {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const hasMore = last !== undefined && rows.length > size;
  return { shown, nextCursor: hasMore ? writeCursor({ createdAt: last.position, id: last.id }) : null };
}
