import { roots } from '@app/indonesian/roots';
import { stem } from '@app/indonesian/stem';
import { stopWords } from '@app/indonesian/stop-words';
import { words } from '@app/indonesian/words';
import type { Database } from '#api/db/database.ts';
import { type Knowledge, spelled } from '#api/lib/search/spelling.ts';
import { vocabularyRepository } from '#api/lib/search/vocabulary.repository.ts';
import { lexeme, wordQuery } from '#api/lib/search/word-query.ts';
import { postSearchRepository } from './post-search.repository.ts';

/** More words than anybody needs; a bound all the same. */
const most = 8;

/** Fewer letters could be the beginning of anything. */
const shortestBeginning = 3;
/** An index gathers all posts of all words that it is asked for: a beginning must not stand for hundreds. */
const mostBegun = 8;

/** Forms of known roots are right; what is not may be a name that only posts know, or a slip. */
const knowledge: Knowledge = {
  words: roots,
  isRight: (word) => stopWords.has(word) || roots.has(stem(word)),
  isBeginning: () => false,
};

/** Finds out what is searched for; null when the words say nothing. */
export function queryUnderstanding(db: Database) {
  const vocabulary = vocabularyRepository(db, 'app.post_word');
  const posts = postSearchRepository(db);

  /** The last word may still be unfinished. */
  async function begun(word: string): Promise<string> {
    if (word.length < shortestBeginning) return wordQuery(word);
    const longer = await posts.beginningWith(word, mostBegun);
    return `(${[wordQuery(word), ...longer.filter((known) => known !== word).map((known) => lexeme(known))].join(' | ')})`;
  }

  return async (text: string, tag: string | undefined): Promise<string | null> => {
    const list = await spelled(words(text).slice(0, most), knowledge, vocabulary);
    const telling = list.filter((word) => !stopWords.has(word));
    const asked = [...new Set(telling.length > 0 ? telling : list)];
    const last = asked.at(-1);
    const groups = asked.slice(0, -1).map((word) => wordQuery(word));
    if (last !== undefined) groups.push(await begun(last));
    if (tag !== undefined) groups.push(lexeme(`#t${tag}`));
    return groups.length > 0 ? groups.join(' & ') : null;
  };
}
