/** Shown when the location is unknown. */
export const askForProvince = 'Pilih provinsi Anda di halaman Jual Sampah untuk melihat tempat terdekat.';

/** Texts of the result panel when there is no answer. */
export const withoutAnswer = {
  unsure: {
    categoryName: 'Belum yakin',
    icon: '🤔',
    color: '#7b8794',
    tips: [
      'Foto satu benda saja, dari dekat, sampai memenuhi layar.',
      'Cari tempat terang dan hindari bayangan atau pantulan.',
      'Pakai latar polos, misalnya lantai atau meja kosong.',
      'Bila benda terbuat dari beberapa bahan, lepaskan dan foto satu per satu.',
    ],
    suggestions: 'Kami belum cukup yakin untuk memberi saran. Ambil foto baru dari dekat, lalu coba lagi.',
    disposalLocation: 'Pastikan dulu jenisnya dengan foto baru, lalu kami bantu carikan tempatnya.',
  },
  'not-waste': {
    categoryName: 'Bukan sampah?',
    icon: '🔍',
    color: '#7b8794',
    tips: [
      'Arahkan kamera ke benda yang ingin Anda buang.',
      'Dekatkan sampai benda memenuhi layar, tanpa wajah orang.',
      'Yang kami kenali: sampah organik, plastik, kertas, kaca, dan logam.',
    ],
    suggestions: 'Foto ini tampaknya tidak memperlihatkan sampah. Foto bendanya dari dekat, lalu coba lagi.',
    disposalLocation: 'Foto dulu benda yang ingin Anda buang, lalu kami bantu carikan tempatnya.',
  },
} as const;
