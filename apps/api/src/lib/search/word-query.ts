import { stem } from '@app/indonesian/stem';

/** One entry of an index in a tsquery; without weights it counts wherever it stands. */
export const lexeme = (word: string, weights = ''): string =>
  weights ? `'${word}':${weights}` : `'${word}'`;

/** A word as it is written, or the beginning of it, and its root, which other forms of it meet. */
export function wordQuery(word: string, { isBeginning = false, weights = '' } = {}): string {
  const root = stem(word);
  const forms = [isBeginning ? `'${word}':*${weights}` : lexeme(word, weights)];
  if (root !== word) forms.push(lexeme(root, weights));
  return `(${forms.join(' | ')})`;
}
