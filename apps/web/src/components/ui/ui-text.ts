import { formatNumber } from '#web/lib/format-number.ts';

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
  loadMore: (count: number) => `Tampilkan ${formatNumber(count)} lainnya`,
  shownOf: (shown: number, total: number) => `${formatNumber(shown)} dari ${formatNumber(total)} ditampilkan`,
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
