import type { CollectorCategory, CollectorKind } from '@app/contract/directory';
import { type WasteType, wasteTypeFacts } from '@app/contract/waste-types';
import { stem } from '@app/indonesian/stem';
import { words } from '@app/indonesian/words';
import { wordsOfCategory, wordsOfKind, wordsOfWasteType } from './everyday-words.ts';
import { tokenOf } from './search-tokens.ts';

/** What a phrase stands for: tokens of the index. */
export type Meaning = { tokens: Set<string> };

/** Keyed by the roots of their words. */
const meanings = new Map<string, Meaning>();
/** Keyed as written, for prefix matches. */
const phrases = new Map<string, Meaning>();
const phraseWords = new Set<string>();

const keyOf = (list: readonly string[]) => list.map(stem).join(' ');

function addPhrase(phrase: string, token: string): void {
  const list = words(phrase);
  for (const word of list) phraseWords.add(word);
  const entry = meanings.get(keyOf(list)) ?? { tokens: new Set<string>() };
  entry.tokens.add(token);
  meanings.set(keyOf(list), entry);
  phrases.set(list.join(' '), entry);
}

for (const [type, names] of Object.entries(wordsOfWasteType) as [WasteType, string[]][]) {
  for (const phrase of [wasteTypeFacts[type].name, ...names]) {
    addPhrase(phrase, tokenOf.wasteType(type));
  }
}
for (const [category, names] of Object.entries(wordsOfCategory) as [CollectorCategory, string[]][]) {
  for (const phrase of [category, ...names]) addPhrase(phrase, tokenOf.category(category));
}
for (const [kind, names] of Object.entries(wordsOfKind) as [CollectorKind, string[]][]) {
  for (const phrase of names) addPhrase(phrase, tokenOf.kind(kind));
}

const maxPhraseWords = Math.max(...[...meanings.keys()].map((key) => key.split(' ').length));

/** Every word of every phrase, as written. */
export const everydayWords: ReadonlySet<string> = phraseWords;

/** The longest phrase at the start of the list, and its number of words. */
export function meaningAtStart(list: readonly string[]): { meaning: Meaning; length: number } | undefined {
  for (let length = Math.min(maxPhraseWords, list.length); length > 0; length -= 1) {
    const meaning = meanings.get(keyOf(list.slice(0, length)));
    if (meaning) return { meaning, length };
  }
  return undefined;
}

/** Shorter prefixes match too many phrases. */
const minPrefixLength = 3;

/** The combined meaning of all phrases with this prefix, for incomplete input. */
export function meaningOfPrefix(list: readonly string[]): Meaning | undefined {
  const prefix = list.join(' ');
  if (prefix.length < minPrefixLength) return undefined;
  const found = [...phrases].filter(([phrase]) => phrase.startsWith(prefix)).map(([, meaning]) => meaning);
  if (found.length === 0) return undefined;
  return { tokens: new Set(found.flatMap(({ tokens }) => [...tokens])) };
}
