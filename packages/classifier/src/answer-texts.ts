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

/** Texts of an answer that is asked about first. */
export const withSuspicion = {
  b3: {
    categoryName: 'Mungkin B3',
    icon: '⚠️',
    color: '#b42318',
    tips: [
      'Jangan ditekan, dibuka, dibakar, atau dicampur dengan sampah lain.',
      'Simpan dulu di tempat teduh, jauh dari api dan anak.',
      'Cari labelnya, lalu jawab pertanyaan kami.',
    ],
    suggestions:
      'Foto ini mirip barang berbahaya. Jawab dulu pertanyaan kami sebelum menjual atau membuangnya.',
    disposalLocation: 'Pastikan dulu bendanya, lalu kami bantu carikan titik kumpul B3.',
  },
  residu: {
    categoryName: 'Mungkin residu',
    icon: '🗑️',
    color: '#7b8794',
    tips: [
      'Yang masih bersih dan satu bahan biasanya masih bisa dijual.',
      'Popok, tisu, kain, styrofoam, dan saset masuk tempat abu-abu.',
      'Jangan dibakar dan jangan dibuang ke sungai.',
    ],
    suggestions: 'Foto ini mirip sampah yang tidak dibeli siapa pun. Jawab dulu pertanyaan kami.',
    disposalLocation: 'Pastikan dulu bendanya, lalu kami tunjukkan tempatnya.',
  },
} as const;
