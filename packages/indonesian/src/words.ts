import { stem } from './stem.ts';

/** Written as one word with itself: `botol-botol`, `buah-buahan`, `botol2`. Said once it means the same. */
function once(word: string): string[] {
  const halves = word.split('-').filter(Boolean);
  if (halves.length !== 2) return halves.map((half) => half.replace(/^(\p{L}{4,})2$/u, '$1'));
  const [first = '', second = ''] = halves;
  const root = stem(first);
  return root === stem(second) ? [first === second ? first : root] : halves;
}

/** The words of a text in their order: small letters, no accents, no marks. */
export function words(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’`]/gu, '')
    .toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []).flatMap(once);
}
