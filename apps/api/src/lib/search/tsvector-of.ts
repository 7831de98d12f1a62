import { stem } from '@app/indonesian/stem';
import { words } from '@app/indonesian/words';

/** Longer strings are not words and do not fit the index. */
const maxWordLength = 40;

/** Each word as written, for prefix and typo matching, and its root, to match other forms. */
export function tsvectorOf(texts: readonly string[]): string {
  const written = texts.flatMap(words).filter((word) => word.length <= maxWordLength);
  return [...new Set([...written, ...written.map(stem)])].map((word) => `'${word}'`).join(' ');
}
