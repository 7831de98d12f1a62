import { stem } from '@app/indonesian/stem';
import { stopWords } from '@app/indonesian/stop-words';
import { words } from '@app/indonesian/words';

/** Roots of words with which people ask, and not the thing they ask about. */
const askingRoots = new Set(
  'buang masuk taruh pilah pisah jual simpan olah kemana dimana mana cara jenis termasuk golong kategori'.split(
    ' ',
  ),
);
/** Ignored beside another word, because "sampah popok" is popok; "sampah campur" is found by both its words. */
const vagueWords = new Set('sampah limbah bekas benda barang buat isi tempat tong warna'.split(' '));

/** The words of a question that name the thing: "popok dibuang ke mana?" asks for `popok`. */
export function queryWords(question: string): string[] {
  const all = words(question);
  const named = all.filter((word) => !stopWords.has(word) && !askingRoots.has(stem(word)));
  return named.length > 0 ? named : all;
}

export const isVague = (word: string): boolean => vagueWords.has(word);
