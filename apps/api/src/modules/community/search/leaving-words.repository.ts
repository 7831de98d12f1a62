import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

/** `at` is text, because a date has no microseconds here. */
export type LeavingWord = { word: string; at: string; isRemoved: boolean };

/** Queries for words that posts have lost (migration 0062). One row at a time, so that nobody waits for many. */
export const leavingWordsRepository = (db: Database) => ({
  /** Those to look for now. A removed one waits until every request that may have met it has ended. */
  async list(after: string, limit: number): Promise<LeavingWord[]> {
    const { rows } = await sql<LeavingWord>`
      select word, at::text as at, removed_at is not null as "isRemoved" from app.leaving_post_word
      where word > ${after} collate "C" and coalesce(removed_at < now() - interval '1 minute', true)
      order by word limit ${sql.lit(limit)}`.execute(db);
    return rows;
  },

  /** At once, so that it is looked for again in any case. */
  remove: (word: string) =>
    sql`with removed as (delete from app.post_word where word = ${word})
      update app.leaving_post_word set removed_at = now() where word = ${word}`.execute(db),

  learnAgain: (word: string) =>
    sql`insert into app.post_word (word) values (${word}) on conflict do nothing`.execute(db),

  /** Unless a post has lost it in the meantime. */
  finish: ({ word, at }: LeavingWord) =>
    sql`delete from app.leaving_post_word where word = ${word} and at = ${at}::timestamptz`.execute(db),
});
