import { stopWords } from '@app/indonesian/stop-words';

/** What everybody who searches here means anyway: it tells no piece from another. */
const meantAnyway = new Set(
  `artikel bahan barang bekas berita bikin cara contoh gampang ide info informasi kreatif langkah limbah manfaat
  memanfaatkan membuat mengolah mudah panduan sampah tips tutorial yg`.split(/\s+/),
);

export const isNoise = (word: string): boolean => stopWords.has(word) || meantAnyway.has(word);
