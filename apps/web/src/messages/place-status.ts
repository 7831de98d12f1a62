/** What is known about whether a place still exists, and the question to who knows better. */
export const statusWords = {
  sample: 'Data contoh, bukan tempat sungguhan',
  registered: (source: string) => `Tercatat di ${source}`,
  lastReport: (year: number) => `laporan terakhir ${year}`,
  noReport: 'belum pernah melapor',
  unconfirmed: 'belum dikonfirmasi',
  maybeClosed: 'tidak ada lagi di salinan terbaru, mungkin tutup',
  /** One person is not enough to call it confirmed. */
  saidOpen: (month: string) => `kata warga masih buka, ${month}`,
  confirmed: (month: string) => `Dikonfirmasi warga ${month}`,
  confirmedOn: (day: string) => `Dikonfirmasi ${day}`,
  added: 'Belum dikonfirmasi warga',
  checked: 'Sudah diperiksa, belum dikonfirmasi warga',
};

export const answerText = {
  question: 'Masih buka?',
  lead: 'Pernah ke sini belakangan ini? Jawaban Anda membantu orang lain.',
  choices: { open: 'Ya', closed: 'Sudah tutup', unknown: 'Tidak tahu' },
  choicesOf: {
    open: (name: string) => `Ya, ${name} masih buka`,
    closed: (name: string) => `Sudah tutup: ${name}`,
    unknown: (name: string) => `Tidak tahu apakah ${name} masih buka`,
  },
  group: (name: string) => `Masih buka? ${name}`,
  thanks: {
    open: 'Terima kasih. Konfirmasi Anda tercatat.',
    closed: 'Terima kasih. Laporan Anda tercatat, dan kami periksa bila ada yang melaporkan hal yang sama.',
    unknown: 'Tidak apa-apa, terima kasih.',
  },
  waiting: 'Tersimpan di ponsel ini. Jawaban Anda terkirim begitu ada sinyal.',
  sending: 'Menyimpan...',
  change: 'Ubah jawaban',
  failed: 'Jawaban Anda belum tercatat.',
};
