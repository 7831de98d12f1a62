import { roots } from '@app/indonesian/roots';
import { stem } from '@app/indonesian/stem';
import { stopWords } from '@app/indonesian/stop-words';
import { words } from '@app/indonesian/words';
import type { Database } from '#api/db/database.ts';
import { type SearchVocabulary, correctSpelling } from '#api/lib/search/spelling.ts';
import { vocabularyRepository } from '#api/lib/search/vocabulary.repository.ts';
import { lexeme, wordQuery } from '#api/lib/search/word-query.ts';
import { completionRepository } from './completion.repository.ts';

/** More than a search needs; it only bounds the query. */
const maxWords = 8;

/** Shorter prefixes match too many words. */
const minPrefixLength = 3;
/** The index collects all posts of all given words, so a prefix must not expand to hundreds of words. */
const maxCompletions = 8;

/** Forms of known roots are correct; other words may be names that occur in posts, or typos. */
const knowledge: SearchVocabulary = {
  words: roots,
  isCorrect: (word) => stopWords.has(word) || roots.has(stem(word)),
  isPrefix: () => false,
};

/** Builds the tsqueries of a search, which must all match; none when it has no searchable words. */
export function queryUnderstanding(db: Database) {
  const vocabulary = vocabularyRepository(db, 'app.post_word');
  const completion = completionRepository(db);

  /** The last word may be incomplete, so it also matches as a prefix. */
  async function prefixQuery(word: string): Promise<string> {
    if (word.length < minPrefixLength) return wordQuery(word);
    const completions = await completion.withPrefix(word, maxCompletions);
    return `(${[wordQuery(word), ...completions.filter((known) => known !== word).map((known) => lexeme(known))].join(' | ')})`;
  }

  return async (text: string, tag: string | undefined): Promise<string[]> => {
    const list = await correctSpelling(words(text).slice(0, maxWords), knowledge, vocabulary);
    const contentWords = list.filter((word) => !stopWords.has(word));
    const terms = [...new Set(contentWords.length > 0 ? contentWords : list)];
    const last = terms.at(-1);
    const groups = terms.slice(0, -1).map((word) => wordQuery(word));
    if (last !== undefined) groups.push(await prefixQuery(last));
    if (tag !== undefined) groups.push(lexeme(`#t${tag}`));
    return groups;
  };
}
