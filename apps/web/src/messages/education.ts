/** Words of the education centre. The specification has the tabs, "+N lainnya", the two buttons and the not-found texts. */
export const educationText = {
  title: 'Pusat Edukasi',
  lead: 'Bacaan singkat dan tutorial yang bisa dicoba akhir pekan ini.',
  description: {
    berita:
      'Berita tentang sampah, bank sampah, dan daur ulang di Indonesia, dengan sumber yang bisa diperiksa. Ditulis singkat dan jelas.',
    inovasi:
      'Tutorial mengolah sampah rumah: kompos, kerajinan, perabot, dan kebun. Lengkap dengan bahan, langkah, waktu, dan keselamatan kerja.',
  },
  cardFacts: 'Bacaan dan tutorial tentang sampah',
  feed: 'Berita dan tutorial PilahBumi',
  kinds: 'Jenis bacaan',
  tabs: { berita: 'Berita & Update', inovasi: 'Ide & Inovasi' },
};

export const filterText = {
  form: 'Cari bacaan',
  search: { berita: 'Cari berita', inovasi: 'Cari tutorial' },
  submit: 'Cari',
  category: 'Kategori',
  anyCategory: 'Semua',
  material: 'Dari bahan',
  anyMaterial: 'Semua bahan',
  clear: 'Hapus semua filter',
};

export const listText = {
  results: { berita: 'Daftar berita', inovasi: 'Daftar tutorial' },
  found: {
    berita: (count: string) => `${count} berita ditemukan`,
    inovasi: (count: string) => `${count} tutorial ditemukan`,
  },
  foundFirst: {
    berita: (count: string) => `${count} berita pertama ditampilkan`,
    inovasi: (count: string) => `${count} tutorial pertama ditampilkan`,
  },
  more: 'Tampilkan lainnya',
  loading: 'Memuat...',
  empty: { berita: 'Tidak ada berita ditemukan', inovasi: 'Tidak ada tutorial ditemukan' },
  emptyText: 'Coba kata lain yang lebih umum, atau pilih kategori lain.',
  nothingYet: { berita: 'Belum ada berita', inovasi: 'Belum ada tutorial' },
  nothingYetText: 'Punya satu? Kirimkan kepada kami.',
  loadFailed: 'Daftar belum bisa dimuat',
};

export const invitationText = {
  title: 'Punya ide atau kabar dari kampung Anda?',
  text: 'Kirimkan kepada kami. Setiap kiriman ditinjau sebelum tayang.',
  idea: 'Kirim Ide Kreatif',
  news: 'Bagikan Berita',
};

export const pieceText = {
  readTime: (minutes: string) => `${minutes} menit`,
  readTimeLong: (minutes: string) => `${minutes} menit baca`,
  views: (count: string) => `${count} kali dibaca`,
  likes: (count: string) => `${count} suka`,
  saves: (count: string) => `${count} simpan`,
  materials: 'Bahan',
  moreMaterials: (count: string) => `+${count} lainnya`,
  difficulty: 'Kesulitan',
  time: 'Waktu',
  picture: (title: string) => `Ilustrasi: ${title}`,
};

export const detailText = {
  back: 'Pusat Edukasi',
  contents: 'Isi artikel',
  sources: 'Sumber',
  newTab: '(membuka halaman baru)',
  materials: 'Bahan dan alat',
  materialsHint: 'Centang yang sudah siap. Tersimpan di perangkat ini.',
  steps: 'Langkah',
  safety: 'Keselamatan',
  tips: 'Tips',
  print: 'Cetak',
  loadFailed: { news: 'Berita ini belum bisa dimuat', innovation: 'Tutorial ini belum bisa dimuat' },
  related: { news: 'Berita Terkait', innovation: 'Inovasi terkait' },
  notFound: { news: 'Berita tidak ditemukan', innovation: 'Inovasi tidak ditemukan' },
  notFoundText: 'Mungkin sudah ditarik atau alamatnya salah ketik. Cari bacaan lain di Pusat Edukasi.',
  notFoundAction: 'Kembali ke Pusat Edukasi',
};

export const shareText = {
  share: 'Bagikan',
  copied: 'Link berhasil disalin ke clipboard!',
  title: 'Bagikan link ini',
  byHand: 'Peramban tidak mengizinkan penyalinan otomatis. Tekan lama link ini, lalu pilih Salin.',
  link: 'Link',
};

/** Beside the answer of smart sort. */
export const ideasText = {
  title: (material: string) => `Ide dari ${material.toLowerCase()}`,
  all: 'Lihat semua tutorial bahan ini',
};
