import type { CollectorCategory, CollectorKind } from '@app/contract/directory';
import { type WasteType, wasteTypeFacts } from '@app/contract/waste-types';
import { stem } from '@app/indonesian/stem';
import { words } from '@app/indonesian/words';
import { wordsOfCategory, wordsOfKind, wordsOfWasteType } from './everyday-words.ts';
import { placeNames } from './place-names.ts';
import { tokenOf } from './search-tokens.ts';

/** What a phrase stands for: entries of the index, or other words. */
export type Meaning = { tokens: Set<string>; words: string[] };

/** By the roots of their words. */
const meanings = new Map<string, Meaning>();
/** As people write them, to complete what is half written. */
const phrases = new Map<string, Meaning>();
const known = new Set<string>();

const keyOf = (list: readonly string[]) => list.map(stem).join(' ');

function learn(phrase: string, meaning: { token?: string; words?: string[] }): void {
  const list = words(phrase);
  for (const word of list) known.add(word);
  const entry = meanings.get(keyOf(list)) ?? { tokens: new Set<string>(), words: [] };
  if (meaning.token) entry.tokens.add(meaning.token);
  entry.words.push(...(meaning.words ?? []));
  meanings.set(keyOf(list), entry);
  phrases.set(list.join(' '), entry);
}

for (const [type, names] of Object.entries(wordsOfWasteType) as [WasteType, string[]][]) {
  for (const phrase of [wasteTypeFacts[type].name, ...names]) {
    learn(phrase, { token: tokenOf.wasteType(type) });
  }
}
for (const [category, names] of Object.entries(wordsOfCategory) as [CollectorCategory, string[]][]) {
  for (const phrase of [category, ...names]) learn(phrase, { token: tokenOf.category(category) });
}
for (const [kind, names] of Object.entries(wordsOfKind) as [CollectorKind, string[]][]) {
  for (const phrase of names) learn(phrase, { token: tokenOf.kind(kind) });
}
for (const [short, full] of Object.entries(placeNames)) learn(short, { words: words(full) });

const longest = Math.max(...[...meanings.keys()].map((key) => key.split(' ').length));

/** Every word of every phrase, as people write it. */
export const everydayWords: ReadonlySet<string> = known;

/** The longest phrase that begins the list, and how many words it takes. */
export function meaningAtStart(list: readonly string[]): { meaning: Meaning; length: number } | undefined {
  for (let length = Math.min(longest, list.length); length > 0; length -= 1) {
    const meaning = meanings.get(keyOf(list.slice(0, length)));
    if (meaning) return { meaning, length };
  }
  return undefined;
}

/** Fewer letters could be the beginning of anything. */
const shortestBeginning = 3;

/** What somebody may mean who has not finished writing: all phrases that begin so, together. */
export function meaningOfBeginning(list: readonly string[]): Meaning | undefined {
  const beginning = list.join(' ');
  if (beginning.length < shortestBeginning) return undefined;
  const found = [...phrases].filter(([phrase]) => phrase.startsWith(beginning)).map(([, meaning]) => meaning);
  if (found.length === 0) return undefined;
  return { tokens: new Set(found.flatMap(({ tokens }) => [...tokens])), words: [] };
}
