import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

export type Acquaintance = { word: string; is_known: boolean; starts_others: boolean; similar: string[] };

const candidates = 12;

/** SQL of the words that listings are found by. The database keeps them in step, for all copies of the API at once. */
export const vocabularyRepository = (db: Database) => ({
  /** For each word: is it one of them, does one of them begin with it, and if neither, which ones look like it. */
  async meet(words: readonly string[]): Promise<Acquaintance[]> {
    const { rows } = await sql<Acquaintance>`
      select asked.word, known.is_known, known.starts_others,
        case when known.is_known then '{}'::text[]
        else array(
          select search_word.word from app.search_word where search_word.word % asked.word
          order by similarity(search_word.word, asked.word) desc, search_word.word limit ${candidates}
        ) end as similar
      from unnest(${words}::text[]) as asked (word)
      cross join lateral (select
        exists (select from app.search_word where search_word.word = asked.word) as is_known,
        exists (
          select from app.search_word
          where search_word.word >= asked.word collate "C" and search_word.word < (asked.word || U&'\\FFFF') collate "C"
        ) as starts_others
      ) as known`.execute(db);
    return rows;
  },
});
