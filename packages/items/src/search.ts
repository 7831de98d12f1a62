import { editDistance, maxTypos } from '@app/indonesian/edit-distance';
import { words } from '@app/indonesian/words';
import { type IndexEntry, type ItemSummary, summaryOf } from './index-entry.ts';
import { isVague, queryWords } from './query-words.ts';

export type ItemMatch = ItemSummary & {
  /** The other name that matched, when the name itself did not. */
  alias?: string;
};

type SearchedName = { text: string; tokens: string[]; joined: string };
export type ItemIndex = {
  items: { entry: IndexEntry; names: SearchedName[] }[];
  /** Every word of every name, once. */
  vocabulary: string[];
};

const maxMatches = 20;
/** Below this share more of the words are unknown than known. */
const minKnown = 0.5;
const points = { whole: 6, exact: 4, prefix: 3, typo: 2, ownName: 1 };

function searchedName(text: string): SearchedName {
  const tokens = words(text);
  return { text, tokens, joined: tokens.join('') };
}

export function prepareIndex(entries: readonly IndexEntry[]): ItemIndex {
  const items = entries.map((entry) => ({
    entry,
    names: [entry.name, ...entry.aliases].map(searchedName),
  }));
  const tokens = items.flatMap(({ names }) => names.flatMap((name) => name.tokens));
  return { items, vocabulary: [...new Set(tokens)] };
}

/** People mistype the first two letters rarely, and comparing all words is slow on a phone. */
const startsAlike = (one: string, other: string) => one[0] === other[0] || one[1] === other[1];

function isNear(one: string, other: string, typos: number): number | undefined {
  if (typos === 0 || Math.abs(one.length - other.length) > typos || !startsAlike(one, other))
    return undefined;
  const distance = editDistance(one, other);
  return distance <= typos ? distance : undefined;
}

function pointsOfToken(word: string, token: string): number {
  if (word === token) return points.exact;
  if (word.length > 1 && token.startsWith(word)) return points.prefix;
  const distance = isNear(word, token, maxTypos(word));
  return distance === undefined ? 0 : points.typo - 0.5 * distance;
}

/** The words of the vocabulary that a word may mean. */
const meaningsOf = (word: string, vocabulary: readonly string[]): Map<string, number> =>
  new Map(
    vocabulary.flatMap((token) => {
      const score = pointsOfToken(word, token);
      return score > 0 ? [[token, score] as const] : [];
    }),
  );

type Query = {
  words: string[];
  /** The words together, with and without the words of asking: `dalam` belongs to `celana dalam`. */
  joined: string[];
  meanings: Map<string, number>[];
  /** Places of the words that say something. */
  telling: number[];
};

function queryOf(question: string, vocabulary: readonly string[]): Query {
  const asked = queryWords(question);
  const places = [...asked.keys()];
  const telling = places.filter((place) => !isVague(asked[place]!));
  return {
    words: asked,
    joined: [...new Set([asked.join(''), words(question).join('')])],
    meanings: asked.map((word) => meaningsOf(word, vocabulary)),
    telling: telling.length > 0 ? telling : places,
  };
}

/** Compound words are written apart and together: `power bank`, `powerbank`. */
function pointsOfWhole({ words: asked, joined }: Query, name: SearchedName): number {
  if (joined.includes(name.joined)) return points.whole + points.exact * asked.length;
  const isTypo = joined.some((one) => isNear(one, name.joined, Math.min(1, maxTypos(one))) !== undefined);
  return isTypo ? points.typo * asked.length : 0;
}

function pointsOfName(query: Query, name: SearchedName): number {
  const whole = pointsOfWhole(query, name);
  const found = query.meanings.map((meanings) => {
    if (meanings.size === 0) return 0;
    return Math.max(...name.tokens.map((token) => meanings.get(token) ?? 0));
  });
  const known = query.telling.filter((place) => found[place]! > 0).length / query.telling.length;
  if (known < minKnown) return whole;
  const sum = found.reduce((total, one) => total + one, 0) * known;
  // Of two names with the same words the shorter one is meant.
  return Math.max(whole, sum - 0.2 * Math.abs(name.tokens.length - query.words.length));
}

/** The items that a question may mean, the likeliest first. */
export function searchItems({ items, vocabulary }: ItemIndex, question: string): ItemMatch[] {
  const query = queryOf(question, vocabulary);
  if (query.words.length === 0) return [];
  const ranked = items.flatMap(({ entry, names }) => {
    const scored = names.map((name, position) => {
      const score = pointsOfName(query, name);
      return {
        name,
        isOwn: position === 0,
        score: score > 0 && position === 0 ? score + points.ownName : score,
      };
    });
    const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
    return best.score > 0 ? [{ entry, best }] : [];
  });
  const highest = Math.max(0, ...ranked.map(({ best }) => best.score));
  return ranked
    .filter(({ best }) => best.score >= highest / 3)
    .toSorted((a, b) => b.best.score - a.best.score || a.entry.name.localeCompare(b.entry.name, 'id'))
    .slice(0, maxMatches)
    .map(({ entry, best }) => ({
      ...summaryOf(entry),
      ...(!best.isOwn && { alias: best.name.text }),
    }));
}
