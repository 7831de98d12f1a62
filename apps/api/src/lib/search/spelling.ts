import { editDistance, maxTypos } from '@app/indonesian/edit-distance';
import type { Vocabulary } from './vocabulary.repository.ts';

/** The words that a feature knows besides those in its index. */
export type SearchVocabulary = {
  words: ReadonlySet<string>;
  isCorrect: (word: string) => boolean;
  /** Whether the word is a prefix of a known word. */
  isPrefix: (word: string) => boolean;
};

/** The closest known word within the typos allowed for its length; words of the feature win ties. */
function closestWord(word: string, candidates: Iterable<string>): string | undefined {
  let best: { word: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const allowed = Math.min(maxTypos(word), maxTypos(candidate));
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    const distance = editDistance(word, candidate);
    if (distance <= allowed && distance < (best?.distance ?? Infinity)) best = { word: candidate, distance };
  }
  return best?.word;
}

/**
 * Corrects the spelling of each word. Known words stay, and so does a prefix in the last position, where the person may
 * still be typing. Other words become the closest known word.
 */
export async function correctSpelling(
  list: readonly string[],
  { words, isCorrect, isPrefix }: SearchVocabulary,
  vocabulary: Vocabulary,
): Promise<string[]> {
  const unknownWords = list.filter((word) => !isCorrect(word));
  if (unknownWords.length === 0) return [...list];
  // A word that is also written earlier was not only begun.
  const last = list.at(-1)!;
  const begun = list.indexOf(last) === list.length - 1 ? last : null;
  const lookups = new Map((await vocabulary.lookUp(unknownWords, begun)).map((one) => [one.word, one]));
  return list.map((word, index) => {
    const found = lookups.get(word);
    if (!found || found.is_known) return word;
    const isLast = index === list.length - 1;
    if (isLast && (found.starts_others || isPrefix(word))) return word;
    return closestWord(word, [...words, ...found.similar]) ?? word;
  });
}
