import type { Material } from './materials.ts';

export interface Advice {
  icon: string;
  color: string;
  /** Under a minute, in this order. */
  steps: [string, string, string];
  tips: string[];
  /** What it can be reused for when sorted well. */
  suggestion: string;
  /** How to dispose of it when it cannot be sold. */
  disposal: string;
  recyclability: { score: number; reason: string };
}

/**
 * Recyclability is our own table, from 0 to 100: how much of the material comes back as material in Indonesia once
 * it is clean and apart. The reason is shown with the number; docs/decisions/0012 says how the numbers were set.
 */
export const advice: Record<Material, Advice> = {
  organik: {
    icon: '🍂',
    color: '#5ba346',
    steps: [
      'Pisahkan dari plastik, karet, dan kertas pembungkus',
      'Tiriskan sampai tidak menetes',
      'Masukkan ke komposter, lubang biopori, atau tempat hijau',
    ],
    tips: [
      'Potong kecil-kecil: sisa sayur seukuran jari menjadi kompos jauh lebih cepat.',
      'Tutup sisa dapur dengan daun kering atau serbuk gergaji agar tidak berbau dan tidak berulat.',
      'Tulang, santan, dan minyak jelantah jangan masuk komposter rumah; jelantah bisa dijual per liter.',
      'Nasi dan sisa lauk matang cocok untuk pakan maggot atau ayam.',
    ],
    suggestion:
      'Jadikan kompos, pupuk cair, atau pakan maggot. Sisa makanan adalah bagian terbesar sampah rumah.',
    disposal:
      'Bila tidak bisa mengompos, bungkus rapat, masukkan ke tempat hijau, dan serahkan ke petugas pada hari organik.',
    recyclability: {
      score: 90,
      reason: 'Bisa kembali menjadi tanah di rumah sendiri tanpa alat mahal, asal tidak tercampur plastik.',
    },
  },
  plastik: {
    icon: '🧴',
    color: '#f5bc1b',
    steps: [
      'Kosongkan dan bilas sebentar',
      'Lepas tutup dan label',
      'Pipihkan, lalu masukkan ke tempat kuning',
    ],
    tips: [
      'Botol bening tanpa tutup dan label dihargai lebih tinggi daripada yang masih berlabel.',
      'Pisahkan menurut angka di dasar kemasan: 1 (PET), 2 (HDPE), dan 5 (PP) paling dicari.',
      'Kumpulkan sampai satu karung agar memenuhi berat minimum pengepul.',
      'Saset dan kemasan berlapis jarang dibeli; kumpulkan untuk kerajinan atau ecobrick.',
    ],
    suggestion: 'Botol dan gelas bersih dapat dijual; plastik tipis dan saset lebih cocok untuk kerajinan.',
    disposal:
      'Yang kotor atau berlapis dan tidak dibeli masuk ke tempat residu. Jangan dibakar: asapnya beracun.',
    recyclability: {
      score: 75,
      reason: 'Botol PET, HDPE, dan gelas PP mudah didaur ulang; saset dan plastik berlapis hampir tidak.',
    },
  },
  kertas: {
    icon: '📦',
    color: '#5b93e6',
    steps: [
      'Jauhkan dari air dan sisa makanan',
      'Lepas selotip, staples besar, dan lapisan plastik',
      'Pipihkan, ikat, lalu simpan di tempat kering',
    ],
    tips: [
      'Pisahkan kardus, kertas putih (HVS), koran, dan duplek: harganya berbeda.',
      'Kertas basah atau berminyak merusak satu ikatan; masukkan ke kompos atau residu.',
      'Kotak minuman berlapis (karton susu) dikumpulkan tersendiri; tidak semua pengepul menerimanya.',
    ],
    suggestion: 'Kardus dan kertas putih kering mudah dijual; sisi kosongnya masih bisa dipakai menulis.',
    disposal:
      'Tisu, kertas nasi, dan kertas berminyak masuk ke kompos bila tanpa plastik, selain itu ke residu.',
    recyclability: {
      score: 85,
      reason: 'Serat kertas dapat diolah ulang beberapa kali, selama kering dan tidak berminyak.',
    },
  },
  kaca: {
    icon: '🍾',
    color: '#2fb3aa',
    steps: [
      'Kosongkan dan bilas',
      'Lepas tutupnya, pisahkan menurut warna',
      'Simpan tegak dalam kardus, jauh dari jangkauan anak',
    ],
    tips: [
      'Botol utuh lebih berharga daripada pecahan karena bisa diisi ulang.',
      'Pisahkan menurut warna: bening, hijau, dan cokelat dilebur terpisah.',
      'Cermin, keramik, kaca jendela, dan gelas tahan panas jangan dicampur dengan botol.',
    ],
    suggestion: 'Botol utuh dapat dijual, dikembalikan ke produsen, atau menjadi vas dan wadah bumbu.',
    disposal:
      'Pecahan kaca: bungkus koran tebal, masukkan kardus, tulis "AWAS PECAHAN KACA", lalu serahkan ke petugas.',
    recyclability: {
      score: 80,
      reason:
        'Kaca dapat dilebur berulang tanpa turun mutu, tetapi berat dan murah sehingga pembelinya sedikit.',
    },
  },
  logam: {
    icon: '🥫',
    color: '#8a9db3',
    steps: [
      'Kosongkan dan bilas',
      'Pipihkan kaleng minuman, awas tepi yang tajam',
      'Pisahkan aluminium dari besi, lalu kumpulkan dalam karung',
    ],
    tips: [
      'Uji dengan magnet: besi menempel, aluminium tidak. Aluminium dihargai jauh lebih tinggi.',
      'Pisahkan tembaga, aluminium, besi, dan kaleng sebelum menimbang.',
      'Tutup botol logam dan tarikan kaleng ikut dikumpulkan; beratnya menambah hasil.',
    ],
    suggestion:
      'Hampir semua logam dibeli pengepul. Kumpulkan menurut jenisnya agar harganya tidak disamaratakan.',
    disposal:
      'Baterai, kaleng semprot, dan kaleng cat adalah B3: jangan dijual atau ditekan, bawa ke titik kumpul B3.',
    recyclability: {
      score: 95,
      reason: 'Logam dilebur berulang tanpa turun mutu dan selalu ada pembelinya.',
    },
  },
};

/** Texts of the specification. */
export function recyclabilityText(score: number): string {
  if (score >= 90) return 'Sangat mudah didaur ulang!';
  if (score >= 70) return 'Dapat didaur ulang dengan baik';
  if (score >= 50) return 'Memerlukan pemrosesan khusus';
  return 'Sulit didaur ulang';
}
