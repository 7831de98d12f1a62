import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

/** Longer ones are not in the table (migration 0012). */
const longestWord = 30;

/** Query for known words with a prefix, the shortest first. */
export const completionRepository = (db: Database) => ({
  /** Length by length, so that at most so many words of each are read, however many begin like that. */
  async withPrefix(prefix: string, limit: number): Promise<string[]> {
    const { rows } = await sql<{ word: string }>`
      select known.word from generate_series(${prefix.length}::int, ${sql.lit(longestWord)}) as size (length)
      cross join lateral (
        select known.word from app.post_word as known
        where char_length(known.word) = size.length
          and known.word >= ${prefix} collate "C" and known.word < (${prefix} || U&'\\FFFF') collate "C"
        order by known.word limit ${sql.lit(limit)}
      ) as known
      order by size.length, known.word limit ${sql.lit(limit)}`.execute(db);
    return rows.map((row) => row.word);
  },
});
