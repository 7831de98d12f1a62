import type { Prohibition } from '@app/classifier/hazards';

const prohibitions: Record<Prohibition, string> = {
  press: 'Jangan ditekan',
  burn: 'Jangan dibakar',
  mix: 'Jangan dicampur',
  break: 'Jangan dipecahkan',
  drain: 'Jangan dituang ke selokan',
  open: 'Jangan dibuka',
  reuse: 'Jangan dipakai ulang',
  touch: 'Jangan dipegang langsung',
};

/** Of an answer about hazardous household waste. */
export const hazardText = {
  word: 'B3',
  prohibitions,
  why: 'Kenapa berbahaya?',
  nearest: 'Titik kumpul B3 terdekat',
  open: (name: string) => `Lihat ${name}`,
  noneIn: (province: string) => `Belum ada yang kami tahu di ${province}. Simpan dulu begini:`,
  chooseProvince: 'Pilih provinsi untuk mencari titik kumpul B3. Sampai itu, simpan begini:',
  offline: 'Titik kumpul B3 baru bisa dicari saat ada sinyal. Simpan dulu begini:',
  asking: 'Mencari titik kumpul B3... Sampai itu, simpan begini:',
  failed: 'Titik kumpul B3 belum bisa dimuat. Simpan dulu begini, lalu coba lagi:',
  health: 'Puskesmas atau apotek yang menerima. Tanyakan dulu, dan sampai itu simpan begini:',
  retry: 'Coba lagi',
  suggest: 'Saya tahu tempatnya',
  points: 'Lihat Titik B3',
  answered: (answer: string) => `Anda menjawab: ${answer}.`,
  change: 'Ubah jawaban',
};
