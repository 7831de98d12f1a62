import { lexeme, wordQuery } from '#api/lib/search/word-query.ts';

/** A word or phrase of the query: any of the tokens, or all the words of one of the phrases. */
export type Group = { tokens: string[]; phrases: string[][]; isUnfinished: boolean };

/** Weights of index-words.ts that count; none means all. */
type Demand = { weights: string; isExact: boolean };

function groupQuery({ tokens, phrases, isUnfinished }: Group, { weights, isExact }: Demand): string {
  const byToken = tokens.map((token) => lexeme(token, weights));
  const byWords = phrases.map((phrase) =>
    phrase
      .map((word, index) => {
        const isBeginning = isUnfinished && !isExact && index === phrase.length - 1;
        return wordQuery(word, { weights, isBeginning });
      })
      .join(' & '),
  );
  return `(${[...byToken, ...byWords.map((query) => `(${query})`)].join(' | ')})`;
}

const every = (groups: readonly Group[], demand: Demand) =>
  groups.map((group) => groupQuery(group, demand)).join(' & ');
const some = (groups: readonly Group[], demand: Demand) =>
  `(${groups.map((group) => groupQuery(group, demand)).join(' | ')})`;

/**
 * Best first: 1. the waste type or the name itself, 2. also the category and beginnings, 3. whatever matches. Where a
 * listing is (D) counts in every tier, but alone it makes none better.
 */
export const tiersOf = (groups: readonly Group[]): string[] => [
  `${every(groups, { weights: 'AD', isExact: true })} & ${some(groups, { weights: 'A', isExact: true })}`,
  `${every(groups, { weights: 'ABD', isExact: false })} & ${some(groups, { weights: 'AB', isExact: false })}`,
  every(groups, { weights: '', isExact: false }),
];
