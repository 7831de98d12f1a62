/** Words around the legal texts; the texts themselves are files in content/legal. */
export const legalText = {
  'privacy-policy': {
    title: 'Kebijakan Privasi',
    lead: 'Data apa yang kami simpan, untuk apa, berapa lama, dan apa hak Anda.',
  },
  'terms-of-service': {
    title: 'Syarat Layanan',
    lead: 'Yang kami janjikan, yang kami minta, dan apa yang terjadi bila ada masalah.',
  },
  version: (day: string) => `Versi ${day}`,
  oldVersion: (day: string) => `Ini versi lama, ${day}.`,
  readNewest: 'Baca versi terbaru',
  summary: 'Ringkasan',
  contents: 'Daftar isi',
  folded: 'Teks lengkap. Ketuk satu bagian untuk membacanya.',
  versions: 'Semua versi',
  newest: 'terbaru',
  print: 'Cetak',
  loadFailed: 'Teks belum bisa dimuat',
};

export const agreementText = {
  agreed: (version: string, day: string) => `Anda menyetujui versi ${version} pada ${day}.`,
  isShown: 'Itu versi yang sedang Anda baca.',
  read: 'Baca versi yang Anda setujui',
  newer: (day: string) => `Ada versi baru, ${day}. Baca versi baru`,
  none: 'Belum ada catatan persetujuan.',
  loadFailed: 'Persetujuan belum bisa dimuat',
};
