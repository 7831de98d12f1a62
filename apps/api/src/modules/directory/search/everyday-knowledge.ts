import { stem } from '@app/indonesian/stem';
import type { Knowledge } from '#api/lib/search/spelling.ts';
import { everydayWords, meaningOfBeginning } from './meanings.ts';
import { isNoise } from './noise-words.ts';

const everydayRoots = new Set([...everydayWords].map(stem));

/** Everyday words are right however they are bent. */
export const everydayKnowledge: Knowledge = {
  words: everydayWords,
  isRight: (word) => everydayWords.has(word) || everydayRoots.has(stem(word)) || isNoise(word),
  isBeginning: (word) => meaningOfBeginning([word]) !== undefined,
};
