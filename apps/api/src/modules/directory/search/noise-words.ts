import { stopWords } from '@app/indonesian/stop-words';

/** Words that do not distinguish listings, because they apply to all of them. */
const domainStopWords =
  `ambil barang bekas beli buang cari daerah dekat deket harga jual jualan jemput kabupaten kecamatan kg kilo
  kiloan kota lokasi murah nerima pembeli penampung penampungan penjual per rumah rusak sampah sekitar sini tempat terdekat
  terima tukang yg`.split(/\s+/);

export const isNoise = (word: string): boolean => stopWords.has(word) || domainStopWords.includes(word);
