import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import { cursorReader, cutPage, sealCursor } from '#api/lib/cursor.ts';

/** Where a page in order of time ended: the time to the microsecond, as PostgreSQL counts it, and the id. */
export type Position = { createdAt: string; id: string };

const readPair = cursorReader(z.tuple([z.iso.datetime({ precision: 6 }), z.uuid()]));

export const writeCursor = ({ createdAt, id }: Position): string => sealCursor([createdAt, id]);

export function readCursor(cursor: string): Position {
  const [createdAt, id] = readPair(cursor);
  return { createdAt, id };
}

/** For a select: JavaScript's dates end at the millisecond; two rows may not. */
export const positionOf = (createdAt: string): RawBuilder<string> =>
  sql`to_char(${sql.ref(createdAt)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** For the order of time and id, newest first: what comes after a page that ended here. */
const isBefore = (createdAt: string, id: string, position: Position): RawBuilder<boolean> =>
  sql`(${sql.ref(createdAt)}, ${sql.ref(id)}) < (${position.createdAt}::timestamptz, ${position.id}::uuid)`;

type Stretch = { createdAt: string; id: string; before: Position | undefined; limit: number };

/** The newest by time and id, or what comes after a page that ended at `before`. */
export const newestFirst = <Tables, Name extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Name, Row>,
  { createdAt, id, before, limit }: Stretch,
) =>
  query
    .$if(before !== undefined, (rows) => rows.where(isBefore(createdAt, id, before!)))
    .orderBy(sql.ref(createdAt), 'desc')
    .orderBy(sql.ref(id), 'desc')
    .limit(limit);

/** A page out of rows of which one more was asked for. */
export const pageOf = <Row extends { id: string; position: string }>(rows: readonly Row[], size: number) =>
  cutPage(rows, size, ({ position, id }) => writeCursor({ createdAt: position, id }));
