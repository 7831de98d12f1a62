import { words } from '@app/indonesian/words';
import type { Database } from '#api/db/database.ts';
import { type Knowledge, spelled } from '#api/lib/search/spelling.ts';
import { vocabularyRepository } from '#api/lib/search/vocabulary.repository.ts';
import { wordQuery } from '#api/lib/search/word-query.ts';
import { isNoise } from './noise-words.ts';
import { knownWords, wordsFor } from './synonyms.ts';

/** A tsquery of the configuration `simple`, and the column that it is asked of. */
export type Tier = { column: 'head_words' | 'search_words'; query: string };

/** More words than anybody needs; a bound all the same. */
const most = 8;

/** Fewer letters could be the beginning of anything. */
const shortestBeginning = 3;

const knowledge: Knowledge = {
  words: knownWords,
  isRight: (word) => knownWords.has(word) || isNoise(word),
  isBeginning: (word) =>
    word.length >= shortestBeginning && [...knownWords].some((known) => known.startsWith(word)),
};

/** Each word or what else it is called; the last may still be unfinished. */
const groupsOf = (list: readonly string[], isUnfinished: boolean): string[] =>
  list.map((word, index) => {
    const isBeginning = isUnfinished && index === list.length - 1 && word.length >= shortestBeginning;
    const [written = word, ...others] = wordsFor(word);
    const forms = [wordQuery(written, { isBeginning }), ...others.map((other) => wordQuery(other))];
    return `(${forms.join(' | ')})`;
  });

/**
 * Best first: all the words in the head, also when the last is only begun; all of them somewhere in the text, likewise;
 * and one of several in the head.
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

/** Finds out what the words of a search mean; null when they say nothing that tells pieces apart. */
export function queryUnderstanding(db: Database) {
  const vocabulary = vocabularyRepository(db, 'app.piece_word');
  return async (text: string): Promise<Tier[] | null> => {
    const list = await spelled(words(text).slice(0, most), knowledge, vocabulary);
    const telling = [...new Set(list.filter((word) => !isNoise(word)))];
    return telling.length > 0 ? tiersOf(telling) : null;
  };
}
