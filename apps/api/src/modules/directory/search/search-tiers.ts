import { lexeme, wordQuery } from '#api/lib/search/word-query.ts';

/** A word or phrase of the query: any of the tokens, or all the words of one of the phrases. */
export type Group = {
  tokens: string[];
  phrases: string[][];
  isUnfinished: boolean;
  /** A name has no other forms: Pemalang is no form of Malang. */
  isName?: true;
};

/** The weights of index-words.ts to match; empty means all. */
type MatchOptions = { weights: string; isExact: boolean };

function groupQuery(group: Group, { weights, isExact }: MatchOptions): string {
  const { tokens, phrases, isUnfinished, isName = false } = group;
  const byToken = tokens.map((token) => lexeme(token, weights));
  const byWords = phrases.map((phrase) =>
    phrase
      .map((word, index) => {
        if (isName) return lexeme(word, weights);
        const isBeginning = isUnfinished && !isExact && index === phrase.length - 1;
        return wordQuery(word, { weights, isBeginning });
      })
      .join(' & '),
  );
  return `(${[...byToken, ...byWords.map((query) => `(${query})`)].join(' | ')})`;
}

const every = (groups: readonly Group[], options: MatchOptions) =>
  groups.map((group) => groupQuery(group, options)).join(' & ');
const some = (groups: readonly Group[], options: MatchOptions) =>
  `(${groups.map((group) => groupQuery(group, options)).join(' | ')})`;

/**
 * Best first: 1. the waste type or the name, 2. also the category and prefixes, 3. any match. The location (D) counts in
 * every tier, but does not improve the tier on its own.
 */
export const tiersOf = (groups: readonly Group[]): string[] => [
  `${every(groups, { weights: 'AD', isExact: true })} & ${some(groups, { weights: 'A', isExact: true })}`,
  `${every(groups, { weights: 'ABD', isExact: false })} & ${some(groups, { weights: 'AB', isExact: false })}`,
  every(groups, { weights: '', isExact: false }),
];

const anyOf = (tokens: readonly string[]) => `(${tokens.map((token) => lexeme(token)).join(' | ')})`;

/**
 * The region that a search names comes before its name in texts: within it by the tiers of the other words, then in its
 * namesakes, then everywhere. Tokens of regions are in the index as part of the location.
 */
export function inRegionFirst(
  others: readonly Group[],
  place: Group,
  tokens: { region: readonly string[]; namesakes: readonly string[] },
) {
  const within = (list: readonly string[]) =>
    others.length > 0 ? tiersOf(others).map((tier) => `(${tier}) & ${anyOf(list)}`) : [anyOf(list)];
  const near = within(tokens.region);
  const inRegion = near.at(-1)!;
  const inNamesakes =
    tokens.namesakes.length > 0 ? [`(${inRegion}) | (${within(tokens.namesakes).at(-1)!})`] : [];
  const before = inNamesakes[0] ?? inRegion;
  const everywhere = tiersOf([...others, place]).map((tier) => `(${tier}) | (${before})`);
  return { inRegion, tiers: [...near, ...inNamesakes, ...everywhere] };
}
