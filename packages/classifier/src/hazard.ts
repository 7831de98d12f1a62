import type { Material } from './materials.ts';

export interface HazardAnswer {
  id: string;
  text: string;
  /** What to do instead of selling; undefined when the item is safe to sell. */
  warning?: { title: string; steps: string[] };
}

export interface HazardQuestion {
  question: string;
  /** The first is the harmless one. */
  answers: [HazardAnswer, ...HazardAnswer[]];
}

const hazardousWaste = 'Simpan di wadah bertutup, lalu bawa ke titik kumpul B3 atau dropbox kelurahan';

/** Asked before any advice to sell, because a photo cannot show these hazards. */
export const hazardQuestions: Partial<Record<Material, HazardQuestion>> = {
  kaca: {
    question: 'Kacanya utuh atau pecah?',
    answers: [
      { id: 'utuh', text: 'Utuh' },
      {
        id: 'pecah',
        text: 'Pecah atau retak',
        warning: {
          title: 'Hati-hati, pecahan kaca melukai petugas',
          steps: [
            'Pakai sarung tangan atau kain tebal',
            'Bungkus dengan koran berlapis, masukkan ke kardus',
            'Tulis "AWAS PECAHAN KACA" dan serahkan langsung ke petugas',
          ],
        },
      },
      {
        id: 'lampu',
        text: 'Lampu atau termometer',
        warning: {
          title: 'Ini sampah B3, jangan dijual',
          steps: ['Jangan dipecahkan: bisa mengandung raksa', 'Masukkan ke kardus aslinya', hazardousWaste],
        },
      },
    ],
  },
  logam: {
    question: 'Apakah ini baterai, kaleng semprot, atau kaleng cat?',
    answers: [
      { id: 'bukan', text: 'Bukan' },
      {
        id: 'baterai',
        text: 'Baterai',
        warning: {
          title: 'Ini sampah B3, jangan dijual',
          steps: [
            'Tutup kedua kutubnya dengan selotip',
            'Jangan dibakar, ditusuk, atau dicampur',
            hazardousWaste,
          ],
        },
      },
      {
        id: 'semprot',
        text: 'Kaleng semprot atau cat',
        warning: {
          title: 'Ini sampah B3, jangan dijual',
          steps: [
            'Jangan dilubangi atau dipipihkan: bisa meledak',
            'Jauhkan dari panas dan api',
            hazardousWaste,
          ],
        },
      },
    ],
  },
  plastik: {
    question: 'Bekas apa kemasan ini?',
    answers: [
      { id: 'makanan', text: 'Makanan, minuman, atau sabun' },
      {
        id: 'obat',
        text: 'Obat atau alat suntik',
        warning: {
          title: 'Jangan dijual dan jangan dicampur',
          steps: [
            'Keluarkan sisa obat, rusak labelnya agar tidak dipakai orang',
            'Jarum: masukkan ke botol tebal dan tutup rapat',
            'Serahkan ke apotek atau puskesmas yang menerima',
          ],
        },
      },
      {
        id: 'racun',
        text: 'Pestisida, oli, atau pembersih keras',
        warning: {
          title: 'Ini sampah B3, jangan dijual',
          steps: ['Jangan dibilas ke selokan', 'Jangan dipakai ulang untuk makanan', hazardousWaste],
        },
      },
    ],
  },
};
