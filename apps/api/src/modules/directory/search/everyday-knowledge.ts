import { stem } from '@app/indonesian/stem';
import type { SearchVocabulary } from '#api/lib/search/spelling.ts';
import { everydayWords, meaningOfPrefix } from './meanings.ts';
import { isNoise } from './noise-words.ts';

const everydayRoots = new Set([...everydayWords].map(stem));

/** Everyday words are correct in every inflected form. */
export const everydayKnowledge: SearchVocabulary = {
  words: everydayWords,
  isCorrect: (word) => everydayWords.has(word) || everydayRoots.has(stem(word)) || isNoise(word),
  isPrefix: (word) => meaningOfPrefix([word]) !== undefined,
};
