/** What must not be done with hazardous waste; each has a sign of its own. */
export type Prohibition = 'burn' | 'break' | 'drain' | 'mix' | 'open' | 'press' | 'reuse' | 'touch';

export interface Hazard {
  name: string;
  prohibitions: readonly [Prohibition, Prohibition, Prohibition];
  steps: readonly [string, string, string];
  /** How to keep it until it can be handed over. */
  storage: readonly [string, string, string];
  why: string;
  /** `b3`: a hazardous waste point of the directory. `health`: a health centre, which is not in the directory. */
  takenBy: 'b3' | 'health';
}

const closedBox = 'Kotak bertutup, tulis "B3"';
const outOfReach = 'Teduh, jauh dari api dan anak';
const handOver = 'Bawa ke titik kumpul B3';

/** Hazardous household waste that a photo cannot tell from ordinary waste. */
export const hazards = {
  semprot: {
    name: 'Kaleng semprot atau gas',
    prohibitions: ['press', 'burn', 'mix'],
    steps: ['Pisahkan dari sampah lain', 'Simpan tegak di tempat teduh', handOver],
    storage: [closedBox, 'Tegak, tutupnya terpasang', outOfReach],
    why: 'Isinya bertekanan dan mudah terbakar. Kaleng yang terasa kosong pun bisa meledak bila ditekan, dilubangi, atau kena panas.',
    takenBy: 'b3',
  },
  cat: {
    name: 'Kaleng cat, tiner, atau oli',
    prohibitions: ['drain', 'burn', 'mix'],
    steps: ['Tutup rapat, jangan dibilas', 'Simpan tegak di tempat teduh', handOver],
    storage: [closedBox, 'Tegak, tutupnya rapat', outOfReach],
    why: 'Sisa cat, tiner, oli, dan lem mudah terbakar dan meracuni air. Satu liter oli saja bisa mengotori banyak sekali air tanah.',
    takenBy: 'b3',
  },
  baterai: {
    name: 'Baterai atau alat listrik',
    prohibitions: ['burn', 'break', 'mix'],
    steps: ['Tutup kedua kutub baterai dengan selotip', 'Pisahkan yang gembung atau bocor', handOver],
    storage: [closedBox, 'Kering, kutubnya tertutup selotip', outOfReach],
    why: 'Baterai yang tertusuk atau korslet bisa terbakar, dan isinya mengandung logam berat. Alat listrik sering menyimpan baterai di dalamnya.',
    takenBy: 'b3',
  },
  lampu: {
    name: 'Lampu atau termometer',
    prohibitions: ['break', 'touch', 'mix'],
    steps: ['Jangan sampai pecah', 'Masukkan ke kardus atau bungkus koran tebal', handOver],
    storage: ['Kardus aslinya, tulis "B3, LAMPU"', 'Jangan ditumpuk', outOfReach],
    why: 'Lampu neon dan termometer lama mengandung raksa. Bila terlanjur pecah: buka jendela, keluar 15 menit, kumpulkan dengan kertas tebal, jangan disapu atau disedot.',
    takenBy: 'b3',
  },
  racun: {
    name: 'Bekas pestisida, oli, atau pembersih keras',
    prohibitions: ['reuse', 'drain', 'mix'],
    steps: [
      'Tutup rapat, jangan dibilas ke selokan',
      'Jangan dipakai ulang untuk makanan atau minuman',
      handOver,
    ],
    storage: [closedBox, 'Tegak, labelnya tetap terbaca', outOfReach],
    why: 'Sisanya tetap beracun walau tampak kosong, dan ikut terbawa bila kemasannya dijual bersama plastik lain.',
    takenBy: 'b3',
  },
  obat: {
    name: 'Obat atau kemasannya',
    prohibitions: ['reuse', 'drain', 'mix'],
    steps: [
      'Pisahkan dari sampah lain',
      'Coret nama di labelnya agar tidak dipakai orang',
      'Serahkan ke apotek atau puskesmas yang menerima',
    ],
    storage: ['Kantong tertutup, tulis "OBAT"', 'Dalam kemasan aslinya', 'Terkunci, jauh dari anak'],
    why: 'Obat sisa yang dijual lagi atau terminum anak bisa mencelakakan, dan yang dituang ke selokan mencemari air.',
    takenBy: 'health',
  },
  suntik: {
    name: 'Jarum atau alat suntik',
    prohibitions: ['touch', 'reuse', 'mix'],
    steps: [
      'Jangan pasang lagi tutup jarumnya',
      'Masukkan ke botol plastik tebal, tutup rapat',
      'Serahkan ke puskesmas atau rumah sakit',
    ],
    storage: ['Botol tebal tertutup, tulis "JARUM"', 'Jangan terlalu penuh', 'Jauh dari anak dan hewan'],
    why: 'Jarum bekas bisa menularkan penyakit kepada petugas dan pemulung. Bila tertusuk: cuci dengan sabun dan air mengalir, lalu segera ke puskesmas.',
    takenBy: 'health',
  },
  medis: {
    name: 'Bekas orang sakit atau luka',
    prohibitions: ['touch', 'reuse', 'mix'],
    steps: [
      'Pakai sarung tangan atau kantong plastik',
      'Bungkus dua lapis dan ikat rapat',
      'Tanyakan ke puskesmas, atau serahkan langsung ke petugas sampah',
    ],
    storage: ['Kantong dua lapis, tulis "MEDIS"', 'Tertutup rapat', 'Jauh dari anak dan hewan'],
    why: 'Perban, masker, dan kapas bekas bisa menularkan penyakit kepada siapa pun yang memilahnya dengan tangan.',
    takenBy: 'health',
  },
  unknown: {
    name: 'Belum jelas isinya',
    prohibitions: ['open', 'burn', 'mix'],
    steps: [
      'Jangan dibuka, ditekan, atau dicium',
      'Pisahkan dari sampah lain',
      'Cari labelnya, atau tanyakan ke Dinas Lingkungan Hidup',
    ],
    storage: [closedBox, 'Tegak, tutupnya terpasang', outOfReach],
    why: 'Kami anggap berbahaya sampai jelas isinya. Lebih baik satu benda salah tempat daripada satu orang terluka.',
    takenBy: 'b3',
  },
} as const satisfies Record<string, Hazard>;

export type HazardId = keyof typeof hazards;
