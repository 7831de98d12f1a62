import { stem } from '@app/indonesian/stem';

/** One tsquery lexeme; without weights it matches in any field. */
export const lexeme = (word: string, weights = ''): string =>
  weights ? `'${word}':${weights}` : `'${word}'`;

/** Matches a word as written (or as a prefix) or its root, to find other forms. */
export function wordQuery(word: string, { isBeginning: isPrefix = false, weights = '' } = {}): string {
  const root = stem(word);
  const forms = [isPrefix ? `'${word}':*${weights}` : lexeme(word, weights)];
  if (root !== word) forms.push(lexeme(root, weights));
  return `(${forms.join(' | ')})`;
}
