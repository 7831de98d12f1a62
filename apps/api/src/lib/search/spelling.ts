import { editDistance, slipsAllowed } from '@app/indonesian/edit-distance';
import type { Vocabulary } from './vocabulary.repository.ts';

/** What a feature knows about its words, besides those in its index. */
export type Knowledge = {
  words: ReadonlySet<string>;
  isRight: (word: string) => boolean;
  /** The beginning of something that the feature understands. */
  isBeginning: (word: string) => boolean;
};

/** The nearest known word within the slips that its length allows; the feature's own win over others as near. */
function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: { word: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const allowed = Math.min(slipsAllowed(word), slipsAllowed(candidate));
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    const distance = editDistance(word, candidate);
    if (distance <= allowed && distance < (best?.distance ?? Infinity)) best = { word: candidate, distance };
  }
  return best?.word;
}

/**
 * Each word as it was probably meant. A word that the feature or its index has is right, and so is the beginning of
 * one at the end, where the person may still be writing. The others become the nearest word there is.
 */
export async function spelled(
  list: readonly string[],
  { words, isRight, isBeginning }: Knowledge,
  vocabulary: Vocabulary,
): Promise<string[]> {
  const strange = list.filter((word) => !isRight(word));
  if (strange.length === 0) return [...list];
  const met = new Map((await vocabulary.meet(strange)).map((one) => [one.word, one]));
  return list.map((word, index) => {
    const found = met.get(word);
    if (!found || found.is_known) return word;
    const isLast = index === list.length - 1;
    if (isLast && (found.starts_others || isBeginning(word))) return word;
    return nearest(word, [...words, ...found.similar]) ?? word;
  });
}
