import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

type WordLookup = { word: string; is_known: boolean; starts_others: boolean; similar: string[] };

const maxCandidates = 12;

/** SQL of the words in an index. Database triggers keep the table up to date. */
export const vocabularyRepository = (
  db: Database,
  table: 'app.search_word' | 'app.piece_word' | 'app.post_word',
) => ({
  /**
   * For each word: whether it is known, whether it is a prefix of a known word, and similar words. Those of a word that
   * was only begun are not looked for: thousands may be.
   */
  async lookUp(words: readonly string[], begun: string | null = null): Promise<WordLookup[]> {
    const known = sql.table(table);
    const { rows } = await sql<WordLookup>`
      select asked.word, known.is_known, known.starts_others,
        case when known.is_known or known.starts_others and asked.word = ${begun} then '{}'::text[]
        else array(
          select other.word from ${known} as other where other.word % asked.word
          order by similarity(other.word, asked.word) desc, other.word limit ${maxCandidates}
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
