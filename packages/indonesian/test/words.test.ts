import { expect, test } from 'vitest';
import { stopWords } from '../src/stop-words.ts';
import { words } from '../src/words.ts';

test.each([
  ['Botol-botol  Plastik!', ['botol', 'plastik']],
  ['buah-buahan dan sayur-mayur', ['buah', 'dan', 'sayur', 'mayur']],
  ['botol2 bekas', ['botol', 'bekas']],
  ['berlari-lari', ['lari']],
  ['daur-ulang', ['daur', 'ulang']],
  ["Jum'at, pukul 08.00", ['jumat', 'pukul', '08', '00']],
  ['TPS3R / B3', ['tps3r', 'b3']],
  ['kafé', ['kafe']],
  ['', []],
  ['?!*:&|', []],
])('the words of «%s»', (text, expected) => expect(words(text)).toEqual(expected));

test('stop words carry no meaning of waste', () => {
  for (const word of ['yang', 'dan', 'di']) expect(stopWords.has(word)).toBe(true);
  for (const word of ['sampah', 'botol', 'kertas', 'daur']) expect(stopWords.has(word)).toBe(false);
});
