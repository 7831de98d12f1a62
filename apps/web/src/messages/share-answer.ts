/** Sharing and reading aloud of an answer. */
export const shareAnswerText = {
  share: 'Bagikan',
  title: 'Bagikan jawaban',
  card: 'Kartu yang dibagikan',
  withPhoto: 'Sertakan foto saya',
  withPhotoHint: 'Tanpa dicentang, foto Anda tidak ikut.',
  whatsapp: 'Kirim lewat WhatsApp',
  other: 'Aplikasi lain',
  copied: 'Teks jawaban sudah disalin.',
  copyFailed: 'Peramban ini belum bisa menyalin. Pakai tombol WhatsApp.',
  message: (word: string, bin: string, steps: string, url: string) =>
    `${word}: ${bin.toLowerCase()}.\n${steps}\n\nPilah sampah Anda di ${url}`,
  read: 'Bacakan',
  stop: 'Berhenti membaca',
};
/** On the picture card. */
export const answerCardText = {
  category: 'Hasil Pilah Cerdas',
  facts: 'Aturan warna di kota Anda bisa berbeda',
};
