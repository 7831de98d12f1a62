import type { PieceMark } from '@app/contract/education-marks';
import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { positionOf } from '#api/lib/time-cursor.ts';
import type { SavedPosition } from './list-cursor.ts';
import { cardColumns, joinText } from './piece-columns.ts';
import type { CardRow } from './piece-row.ts';

export type Mark = 'like' | 'save';

/** A list of pieces as a table; `place` is their order in the list. */
const listed = (pieces: readonly PieceMark[]) => sql`unnest(
    ${pieces.map(({ kind }) => kind)}::text[], ${pieces.map(({ id }) => id)}::int[]
  ) with ordinality as listed (kind, id, place)`;

/** Queries for likes and saves. A trigger updates the counters of pieces. */
export const markRepository = (db: Database) => ({
  /** Locks the existing pieces, always in the same order, which prevents deadlocks. */
  async lockPieces(pieces: readonly PieceMark[]): Promise<PieceMark[]> {
    const { rows } = await sql<PieceMark>`
      select piece.kind, piece.id from app.piece as piece
      where (piece.kind, piece.id) in (select listed.kind, listed.id from ${listed(pieces)})
      order by piece.kind, piece.id for no key update`.execute(db);
    return rows;
  },

  /** Locks all pieces that a person marked or wrote, before the account is deleted. */
  lockPiecesOf: (profileId: string) =>
    sql`
      select from app.piece as piece
      where (piece.kind, piece.id) in (
        select mark.kind, mark.piece_id from app.piece_mark as mark where mark.profile_id = ${profileId}
        union select own.kind, own.id from app.piece as own where own.author_profile_id = ${profileId}
      )
      order by piece.kind, piece.id for no key update`.execute(db),

  async count(profileId: string, mark: Mark): Promise<number> {
    const { count } = await db
      .selectFrom('app.piece_mark')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('profile_id', '=', profileId)
      .where('mark', '=', mark)
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  /** Inserts the missing marks, at most `limit`; the first of the list is the newest. */
  async add(profileId: string, mark: Mark, pieces: readonly PieceMark[], limit: number): Promise<number> {
    const { numAffectedRows = 0n } = await sql`
      insert into app.piece_mark (profile_id, mark, kind, piece_id, at)
      select ${profileId}, ${mark}, listed.kind, listed.id, now() - listed.place * interval '1 microsecond'
      from ${listed(pieces)}
      where not exists (
        select from app.piece_mark as mark where mark.profile_id = ${profileId} and mark.mark = ${mark}
          and mark.kind = listed.kind and mark.piece_id = listed.id
      )
      order by listed.place limit ${limit}
      on conflict do nothing`.execute(db);
    return Number(numAffectedRows);
  },

  remove: (profileId: string, mark: Mark, { kind, id }: PieceMark) =>
    db
      .deleteFrom('app.piece_mark')
      .where('profile_id', '=', profileId)
      .where('mark', '=', mark)
      .where('kind', '=', kind)
      .where('piece_id', '=', id)
      .execute(),

  isMarked: async (profileId: string, mark: Mark, { kind, id }: PieceMark): Promise<boolean> => {
    const found = await db
      .selectFrom('app.piece_mark')
      .select('kind')
      .where('profile_id', '=', profileId)
      .where('mark', '=', mark)
      .where('kind', '=', kind)
      .where('piece_id', '=', id)
      .executeTakeFirst();
    return found !== undefined;
  },

  counters: ({ kind, id }: PieceMark) =>
    db
      .selectFrom('app.piece')
      .select(['likes', 'saves'])
      .where('kind', '=', kind)
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),

  newest: (profileId: string, mark: Mark, limit: number, after?: SavedPosition) =>
    db
      .selectFrom('app.piece_mark')
      .select(['kind', 'piece_id', 'at', positionOf('at').as('position')])
      .where('profile_id', '=', profileId)
      .where('mark', '=', mark)
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(at, kind, piece_id) < (${after!.at}::timestamptz, ${after!.kind}, ${after!.id}::int)`,
        ),
      )
      .orderBy('at', 'desc')
      .orderBy('kind', 'desc')
      .orderBy('piece_id', 'desc')
      .limit(limit)
      .execute(),

  async saved(profileId: string, after: SavedPosition | null, limit: number) {
    const { rows } = await sql<CardRow & { saved_at: Date; saved_position: string }>`
      select ${cardColumns}, mark.at as saved_at, ${positionOf('mark.at')} as saved_position
      from (
        select mark.kind, mark.piece_id, mark.at from app.piece_mark as mark
        where mark.profile_id = ${profileId} and mark.mark = 'save' and ${
          after
            ? sql`(mark.at, mark.kind, mark.piece_id) < (${after.at}::timestamptz, ${after.kind}, ${after.id}::int)`
            : sql`true`
        }
        order by mark.at desc, mark.kind desc, mark.piece_id desc limit ${sql.lit(limit)}
      ) as mark
      join app.piece as piece on piece.kind = mark.kind and piece.id = mark.piece_id ${joinText}
      order by mark.at desc, mark.kind desc, mark.piece_id desc`.execute(db);
    return rows;
  },
});
