import { stem } from '@app/indonesian/stem';
import { editDistance, slipsAllowed } from './edit-distance.ts';
import { everydayWords, meaningOfBeginning } from './meanings.ts';
import { isNoise } from './noise-words.ts';
import type { vocabularyRepository } from './vocabulary.repository.ts';

const everydayRoots = new Set([...everydayWords].map(stem));

const isEveryday = (word: string) =>
  everydayWords.has(word) || everydayRoots.has(stem(word)) || isNoise(word);

/** The nearest known word within the slips that its length allows; everyday words win over names as near. */
function nearest(word: string, names: readonly string[]): string | undefined {
  let best: { word: string; distance: number } | undefined;
  for (const candidate of [...everydayWords, ...names]) {
    const allowed = Math.min(slipsAllowed(word), slipsAllowed(candidate));
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    const distance = editDistance(word, candidate);
    if (distance <= allowed && distance < (best?.distance ?? Infinity)) best = { word: candidate, distance };
  }
  return best?.word;
}

/**
 * Each word as it was probably meant. A word that an everyday phrase or a listing has is right, and so is the
 * beginning of one at the end, where the person may still be writing. The others become the nearest word there is.
 */
export async function spelled(
  list: readonly string[],
  vocabulary: ReturnType<typeof vocabularyRepository>,
): Promise<string[]> {
  const strange = list.filter((word) => !isEveryday(word));
  if (strange.length === 0) return [...list];
  const met = new Map((await vocabulary.meet(strange)).map((one) => [one.word, one]));
  return list.map((word, index) => {
    const found = met.get(word);
    if (!found || found.is_known) return word;
    const isLast = index === list.length - 1;
    if (isLast && (found.starts_others || meaningOfBeginning([word]))) return word;
    return nearest(word, found.similar) ?? word;
  });
}
