import { stem } from '@app/indonesian/stem';
import { words } from '@app/indonesian/words';

/** Longer is no word, and more than an index can hold. */
const longest = 40;

/** Each word as it is written, which beginnings and slips are compared with, and its root, which other forms meet. */
export function tsvectorOf(texts: readonly string[]): string {
  const written = texts.flatMap(words).filter((word) => word.length <= longest);
  return [...new Set([...written, ...written.map(stem)])].map((word) => `'${word}'`).join(' ');
}
