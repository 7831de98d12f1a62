import { stopWords } from '@app/indonesian/stop-words';

/** Words that do not distinguish pieces, because they apply to all of them. */
const domainStopWords = new Set(
  `artikel bahan barang bekas berita bikin cara contoh gampang ide info informasi kreatif langkah limbah manfaat
  memanfaatkan membuat mengolah mudah panduan sampah tips tutorial yg`.split(/\s+/),
);

export const isNoise = (word: string): boolean => stopWords.has(word) || domainStopWords.has(word);
