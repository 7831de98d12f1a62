import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

type Acquaintance = { word: string; is_known: boolean; starts_others: boolean; similar: string[] };

const candidates = 12;

/** SQL of the words that an index knows. The database keeps them in step, for all copies of the API at once. */
export const vocabularyRepository = (
  db: Database,
  table: 'app.search_word' | 'app.piece_word' | 'app.post_word',
) => ({
  /** For each word: is it one of them, does one of them begin with it, and if neither, which ones look like it. */
  async meet(words: readonly string[]): Promise<Acquaintance[]> {
    const known = sql.table(table);
    const { rows } = await sql<Acquaintance>`
      select asked.word, known.is_known, known.starts_others,
        case when known.is_known then '{}'::text[]
        else array(
          select other.word from ${known} as other where other.word % asked.word
          order by similarity(other.word, asked.word) desc, other.word limit ${candidates}
        ) end as similar
      from unnest(${words}::text[]) as asked (word)
      cross join lateral (select
        exists (select from ${known} as other where other.word = asked.word) as is_known,
        exists (
          select from ${known} as other
          where other.word >= asked.word collate "C" and other.word < (asked.word || U&'\\FFFF') collate "C"
        ) as starts_others
      ) as known`.execute(db);
    return rows;
  },
});

export type Vocabulary = ReturnType<typeof vocabularyRepository>;
