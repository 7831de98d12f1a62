import { words } from '@app/indonesian/words';
import type { Database } from '#api/db/database.ts';
import { type SearchVocabulary, correctSpelling } from '#api/lib/search/spelling.ts';
import { vocabularyRepository } from '#api/lib/search/vocabulary.repository.ts';
import { wordQuery } from '#api/lib/search/word-query.ts';
import { isNoise } from './noise-words.ts';
import { knownWords, wordsFor } from './synonyms.ts';

/** A tsquery of the configuration `simple`, and the column that it searches. */
export type Tier = { column: 'head_words' | 'search_words'; query: string };

/** More than a search needs; it only bounds the query. */
const maxWords = 8;

/** Shorter prefixes match too many words. */
const minPrefixLength = 3;

const knowledge: SearchVocabulary = {
  words: knownWords,
  isCorrect: (word) => knownWords.has(word) || isNoise(word),
  isPrefix: (word) =>
    word.length >= minPrefixLength && [...knownWords].some((known) => known.startsWith(word)),
};

/** Each word or its synonyms; the last word may be a prefix. */
const groupsOf = (list: readonly string[], isUnfinished: boolean): string[] =>
  list.map((word, index) => {
    const isBeginning = isUnfinished && index === list.length - 1 && word.length >= minPrefixLength;
    const [written = word, ...others] = wordsFor(word);
    const forms = [wordQuery(written, { isBeginning }), ...others.map((other) => wordQuery(other))];
    return `(${forms.join(' | ')})`;
  });

/**
 * Best first: all words in the head, then with the last word as a prefix; the same in the whole text; then any of the
 * words in the head.
 */
function tiersOf(list: readonly string[]): Tier[] {
  const finished = groupsOf(list, false);
  const every = [...new Set([finished.join(' & '), groupsOf(list, true).join(' & ')])];
  return [
    ...every.map((query): Tier => ({ column: 'head_words', query })),
    ...every.map((query): Tier => ({ column: 'search_words', query })),
    ...(list.length > 1 ? [{ column: 'head_words', query: finished.join(' | ') } as const] : []),
  ];
}

/** Builds the tiers of a search; null when it has only noise words. */
export function queryUnderstanding(db: Database) {
  const vocabulary = vocabularyRepository(db, 'app.piece_word');
  return async (text: string): Promise<Tier[] | null> => {
    const list = await correctSpelling(words(text).slice(0, maxWords), knowledge, vocabulary);
    const contentWords = [...new Set(list.filter((word) => !isNoise(word)))];
    return contentWords.length > 0 ? tiersOf(contentWords) : null;
  };
}
