import { stem } from './stem.ts';

/** Collapses reduplicated words such as `botol-botol`, `buah-buahan` and `botol2`. */
function collapseReduplication(word: string): string[] {
  const halves = word.split('-').filter(Boolean);
  if (halves.length !== 2) return halves.map((half) => half.replace(/^(\p{L}{4,})2$/u, '$1'));
  const [first = '', second = ''] = halves;
  const root = stem(first);
  return root === stem(second) ? [first === second ? first : root] : halves;
}

/** The words of a text in order: lower case, without accents and punctuation. */
export function words(text: string): string[] {
  const normalized = text
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’`]/gu, '')
    .toLowerCase();
  return (normalized.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []).flatMap(collapseReduplication);
}
