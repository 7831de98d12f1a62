import { stem } from '@app/indonesian/stem';
import { type Random, seeded } from '@app/api/test/random.ts';

/** The share of posts that contain a word of each class. */
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

/** An invented word with Indonesian syllables. */
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

/** All other words, most frequent first. */
const rest = all.slice(wordClassNames.length * perClass);
export const vocabulary = [...new Set([...all, ...all.map(stem)])];

/** Words that occur in no post, too different from any word for typo tolerance. */
export const unknownWords = inventWords(100, 12).map((word) => `x${word.split('').join('q')}`);

const harmonic = Math.log(rest.length);
/** Approximates Zipf's law. */
const commonWord = ({ below }: Random): string =>
  rest[Math.floor(Math.exp((below(1_000_000) / 1_000_000) * harmonic)) - 1] ?? rest[0]!;

/** The words of one post: about forty, plus those of each class at its share. */
export function wordsOfPost(random: Random): string[] {
  const postWords = Array.from({ length: 30 + random.below(20) }, () => commonWord(random));
  for (const name of wordClassNames) {
    for (const probe of probes[name])
      if (random.below(10_000_000) < wordClasses[name] * 10_000_000) postWords.push(probe);
  }
  return postWords;
}
