import type { PieceMark } from '@app/contract/education-marks';
import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

/** Query for view counts. */
export const viewRepository = (db: Database) => ({
  /** Updates many pieces, locked always in the same order. Unknown pieces are skipped. */
  add: (views: readonly (PieceMark & { count: number })[]) =>
    sql`
      with read as (
        select * from unnest(
          ${views.map(({ kind }) => kind)}::text[], ${views.map(({ id }) => id)}::int[],
          ${views.map(({ count }) => count)}::int[]
        ) as read (kind, id, count)
      ), locked as materialized (
        select piece.kind, piece.id from app.piece as piece
        where (piece.kind, piece.id) in (select read.kind, read.id from read)
        order by piece.kind, piece.id for no key update
      )
      update app.piece as piece set views = piece.views + read.count
      from locked join read on read.kind = locked.kind and read.id = locked.id
      where piece.kind = locked.kind and piece.id = locked.id`.execute(db),
});
