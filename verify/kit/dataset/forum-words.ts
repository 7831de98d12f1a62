import { stem } from '@app/indonesian/stem';
import { type Random, seeded } from '@app/api/test/random';

/** In what share of all posts a word of each class stands. */
export const wordClasses = {
  mostPosts: 0.4,
  aFifth: 0.2,
  oneInTwenty: 0.05,
  fiveInAThousand: 0.005,
  fiveInTenThousand: 0.0005,
  fiveInAHundredThousand: 0.00005,
} as const;
export type WordClass = keyof typeof wordClasses;
export const wordClassNames = Object.keys(wordClasses) as WordClass[];

const perClass = 10;
const onsets = ['b', 'c', 'd', 'g', 'h', 'j', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't', 'w', 'ng', 'ny'];
const vowels = ['a', 'e', 'i', 'o', 'u'];
const endings = ['', '', '', 'n', 'ng', 'r', 's', 'k', 't', 'h'];

/** Sounds like a word of the language, and is not one. */
function invent({ pick, below }: Random): string {
  const syllables = Array.from({ length: 2 + below(3) }, () => pick(onsets) + pick(vowels));
  return syllables.join('') + pick(endings);
}

function inventWords(count: number, seed: number): string[] {
  const random = seeded(seed);
  const made = new Set<string>();
  while (made.size < count) made.add(invent(random));
  return [...made];
}

const all = inventWords(40_000, 11);

/** The words that are searched for, so many of each class. */
export const probes = Object.fromEntries(
  wordClassNames.map((name, index) => [name, all.slice(index * perClass, (index + 1) * perClass)]),
) as Record<WordClass, string[]>;

/** All other words: the first are said most, as in every language. */
const rest = all.slice(wordClassNames.length * perClass);
export const vocabulary = [...new Set([...all, ...all.map(stem)])];

/** What nobody ever wrote: too far from any word for a search to forgive it. */
export const unknownWords = inventWords(100, 12).map((word) => `x${word.split('').join('q')}`);

const harmonic = Math.log(rest.length);
/** Zipf's law, near enough. */
const commonWord = ({ below }: Random): string =>
  rest[Math.floor(Math.exp((below(1_000_000) / 1_000_000) * harmonic)) - 1] ?? rest[0]!;

/** The words of one post: some forty, and of each class as often as it says. */
export function wordsOfPost(random: Random): string[] {
  const said = Array.from({ length: 30 + random.below(20) }, () => commonWord(random));
  for (const name of wordClassNames) {
    // Each of the class stands in its own share of the posts.
    for (const probe of probes[name])
      if (random.below(10_000_000) < wordClasses[name] * 10_000_000) said.push(probe);
  }
  return said;
}
