import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import { cursorDecoder, cutPage, encodeCursor } from '#api/lib/cursor.ts';

/** End of a page ordered by time: the time to the microsecond, as PostgreSQL stores it, and the id. */
export type Position = { createdAt: string; id: string };

const readPair = cursorDecoder(z.tuple([z.iso.datetime({ precision: 6 }), z.uuid()]));

export const writeCursor = ({ createdAt, id }: Position): string => encodeCursor([createdAt, id]);

export function readCursor(cursor: string): Position {
  const [createdAt, id] = readPair(cursor);
  return { createdAt, id };
}

/** For a select: JavaScript dates lose the microseconds that PostgreSQL orders by. */
export const positionOf = (createdAt: string): RawBuilder<string> =>
  sql`to_char(${sql.ref(createdAt)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export type Positioned = { position: string; id: string };

/** Where the next rows begin, after one that was read with its `position`. */
export const positionAfter = (last: Positioned | undefined): Position | undefined =>
  last && { createdAt: last.position, id: last.id };

/** Rows after `position` in the order newest first. */
const isBefore = (createdAt: string, id: string, position: Position): RawBuilder<boolean> =>
  sql`(${sql.ref(createdAt)}, ${sql.ref(id)}) < (${position.createdAt}::timestamptz, ${position.id}::uuid)`;

/** Rows after `position` in the order oldest first. */
const isAfter = (createdAt: string, id: string, position: Position): RawBuilder<boolean> =>
  sql`(${sql.ref(createdAt)}, ${sql.ref(id)}) > (${position.createdAt}::timestamptz, ${position.id}::uuid)`;

type PageRange = { createdAt: string; id: string; before: Position | undefined; limit: number };
type QueueRange = { createdAt: string; id: string; after: Position | undefined; limit: number };

/** The newest rows by time and id, or the rows after a page that ended at `before`. */
export const newestFirst = <Tables, Name extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Name, Row>,
  { createdAt, id, before, limit }: PageRange,
) =>
  query
    .$if(before !== undefined, (rows) => rows.where(isBefore(createdAt, id, before!)))
    .orderBy(sql.ref(createdAt), 'desc')
    .orderBy(sql.ref(id), 'desc')
    .limit(limit);

/** The oldest rows by time and id, or the rows after a page that ended at `after`: the order of a review queue. */
export const oldestFirst = <Tables, Name extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Name, Row>,
  { createdAt, id, after, limit }: QueueRange,
) =>
  query
    .$if(after !== undefined, (rows) => rows.where(isAfter(createdAt, id, after!)))
    .orderBy(sql.ref(createdAt))
    .orderBy(sql.ref(id))
    .limit(limit);

/** Cuts a page out of `size + 1` rows. */
export const pageOf = <Row extends Positioned>(rows: readonly Row[], size: number) =>
  cutPage(rows, size, ({ position, id }) => writeCursor({ createdAt: position, id }));
