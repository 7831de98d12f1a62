/** Texts that components need on every page. */
export const uiText = {
  back: 'Kembali',
  close: 'Tutup',
  dismiss: 'Tutup pemberitahuan',
  notifications: 'Pemberitahuan',
  showPassword: 'Tampilkan password',
  hidePassword: 'Sembunyikan password',
  optional: 'Boleh dikosongkan',
  loading: 'Memuat...',
  loadMore: (count: number) => `Tampilkan ${count.toLocaleString('id-ID')} lainnya`,
  shownOf: (shown: number, total: number) =>
    `${shown.toLocaleString('id-ID')} dari ${total.toLocaleString('id-ID')} ditampilkan`,
  tryAgain: 'Coba Lagi',
  errorId: (id: string) => `Kode kesalahan: ${id}`,
  showTable: 'Lihat sebagai tabel',
};

/** Labels of the photo buttons. */
export const photoButtonText = {
  camera: 'Ambil Foto',
  gallery: 'Pilih dari Galeri',
  pick: 'Pilih Foto',
};
