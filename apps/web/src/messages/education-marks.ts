/** Words of liking and saving a piece, and of the list of what was saved. */
export const marksText = {
  names: { likes: 'Suka', saves: 'Simpan' },
  notSent: {
    likes: 'Suka Anda belum tersimpan. Periksa koneksi internet Anda.',
    saves: 'Belum tersimpan. Periksa koneksi internet Anda.',
  },
};

export const savedText = {
  title: 'Tersimpan',
  text: 'Berita dan ide yang Anda simpan untuk dibaca atau dicoba nanti.',
  news: 'Berita',
  innovation: 'Ide & Inovasi',
  savedAt: (day: string) => `Disimpan ${day}`,
  empty: 'Belum ada yang tersimpan',
  emptyText: 'Tekan Simpan di berita atau ide yang ingin Anda buka lagi. Semuanya terkumpul di sini.',
  explore: 'Buka Pusat Edukasi',
  failed: 'Simpanan Anda belum bisa dimuat',
  more: 'Tampilkan lainnya',
  loading: 'Memuat...',
  remove: (title: string) => `Hapus ${title} dari simpanan`,
  removed: 'Dihapus dari simpanan.',
  undo: 'Batalkan',
  notRemoved: 'Belum terhapus. Periksa koneksi internet Anda, lalu coba lagi.',
};
