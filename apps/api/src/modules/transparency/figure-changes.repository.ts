import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

/** What is kept by its changes: the columns of `app.figure_count` and `app.figure_change`. */
export const countedFigures = [
  'members',
  'posts',
  'scans',
  'judged',
  'accurate',
  'learning_collected',
  'learning_labelled',
] as const;
export type CountedFigure = (typeof countedFigures)[number];

/** One snapshot, and one worker at a time; null when another one counts. */
export const inOneSnapshot = <T>(db: Database, work: (transaction: Database) => Promise<T>) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const { rows } = await sql<{ is_mine: boolean }>`
        select pg_try_advisory_xact_lock(hashtext('figures.count')) as is_mine`.execute(transaction);
      return rows[0]!.is_mine ? await work(transaction) : null;
    });

const perFigure = (piece: (figure: ReturnType<typeof sql.ref>) => ReturnType<typeof sql>) =>
  sql.join(countedFigures.map((figure) => piece(sql.ref(figure))));

/**
 * Adds changes to what was counted and deletes them, at most so many. Those of slices that are still to be counted are
 * only deleted: the count will see their rows as they are. Returns how many there were.
 */
export async function addChanges(transaction: Database, limit?: number): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with taken as (
      delete from app.figure_change
      where ${limit === undefined ? sql`true` : sql`id in (select id from app.figure_change order by id limit ${limit})`}
      returning source, slice, ${perFigure((figure) => sql`${figure}`)}
    ), change as (
      select taken.source, ${perFigure((figure) => sql`coalesce(sum(taken.${figure}), 0) as ${figure}`)}
      from taken join app.figure_count as known on known.source = taken.source
      where known.is_complete or taken.slice < known.slices_counted
      group by taken.source
    ), added as (
      update app.figure_count as known
      set ${perFigure((figure) => sql`${figure} = known.${figure} + change.${figure}`)}
      from change where change.source = known.source
    )
    select count(*)::int as taken from taken`.execute(transaction);
  return rows[0]!.taken;
}
