/** Words of the landing page. */
export const homeText = {
  headline: { before: 'Pilah sampah dengan ', marked: 'cerdas', after: ' untuk bumi lestari' },
  lead: 'Foto satu benda. Anda langsung tahu jenisnya, cara menyiapkannya, dan siapa yang mau membelinya.',
  smartSort: 'Foto Sampah',
  about: (product: string) => `Tentang ${product}`,
  picture:
    'Halaman kampung: seorang anak di dekat lima tempat sampah, ponsel yang mengenali botol, warga dengan becak barang berisi karung di depan rumah, dan mangrove di tepi air',
};

/** Texts of the live demo on the landing page. */
export const trialText = {
  title: 'Coba dengan foto Anda sendiri',
  lead: 'Ambil satu benda di dekat Anda. Model yang sama dengan Pilah Cerdas menjawabnya di sini.',
  panel: 'Coba di sini',
  prompt: 'Satu benda, tempat terang',
  limits: 'JPEG, PNG, GIF, atau WebP. Foto besar kami kecilkan di ponsel Anda sebelum dikirim.',
  preparing: 'Menyiapkan foto...',
  failed: 'Foto belum bisa dibuka',
  failedText: 'Periksa koneksi internet Anda, lalu coba lagi. Foto Anda masih ada di sini.',
  retry: 'Coba Lagi',
  noScript: 'Untuk mencoba di sini, aktifkan JavaScript di peramban Anda.',
  promises: [
    {
      icon: 'bolt',
      title: 'Jawaban sungguhan',
      text: 'Bukan contoh yang disiapkan. Jawabannya bisa salah, dan Anda bisa mengoreksinya.',
    },
    {
      icon: 'help',
      title: 'Boleh ragu',
      text: 'Kalau model belum yakin, kami katakan belum yakin dan tunjukkan cara memotret ulang.',
    },
    {
      icon: 'lock',
      title: 'Tanpa akun, tanpa jejak',
      text: 'Foto pengunjung tidak kami simpan. Foto anggota hanya disimpan bila diizinkan.',
    },
  ],
} as const;

/** The picture of a shared link. */
export const shareCardText = {
  category: 'Pilah · Jual · Belajar',
  facts: 'Foto satu benda, tahu jenisnya',
};
