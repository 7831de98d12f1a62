import { formatNumber } from '#web/lib/format-number.ts';

/** Words of the map of places that take waste. */
export const mapText = {
  title: 'Peta Sampah',
  lead: 'Lihat siapa yang menerima sampah di sekitar Anda.',
  description:
    'Peta pengepul, bank sampah, TPS 3R, dan titik setor di seluruh Indonesia, dengan filter bahan, jam buka, dan layanan jemput.',
  back: 'Jual Sampah',
  asList: 'Lihat sebagai daftar',
  noScript: 'Peta ini hanya gambar, karena JavaScript mati. Semua tempatnya ada di Jual Sampah.',
  map: 'Peta tempat penerima sampah. Geser dengan tombol panah, perbesar dengan tombol tambah, perkecil dengan tombol kurang.',
  skipMap: 'Lewati peta, ke daftar tempat',
  loadingMap: 'Menyiapkan peta...',
  mapFailed: 'Peta belum bisa dimuat',
  mapFailedText: 'Periksa koneksi internet Anda, lalu coba lagi. Daftar pengepul tetap bisa dibuka.',
  zoomIn: 'Perbesar peta',
  zoomOut: 'Perkecil peta',
  wholeCountry: 'Seluruh Indonesia',
  position: 'Posisi saya',
  positionSearching: 'Mencari posisi...',
  youAreHere: 'Posisi Anda (kira-kira)',
  updating: 'Memperbarui peta...',
  tilesBy: (attribution: string) => `Peta dasar: ${attribution}`,
  outlineBy:
    'Batas wilayah: BIG, lewat wilayah_boundaries (MIT), disederhanakan. Garis pantai tetangga: Natural Earth.',
  picture: (count: number) => `Gambar peta Indonesia dengan ${formatNumber(count)} tempat`,
  metres: (metres: number) => `${formatNumber(metres)} m`,
  kilometres: (kilometres: number) => `${formatNumber(kilometres)} km`,
};

export const mapListText = {
  title: 'Tempat di peta ini',
  toList: 'Daftar',
  hint: 'Ketuk angka di peta untuk mendekat.',
  count: (places: number) => `${formatNumber(places)} tempat di bagian peta ini`,
  loading: 'Memuat tempat...',
  open: (name: string) => `Buka ${name}`,
  place: (name: string, category: string) => `${name}, ${category}`,
  samplePlace: (name: string, category: string) => `${name}, ${category}, data contoh`,
  group: (count: number) => `${formatNumber(count)} tempat`,
  groupNear: (count: number, province: string) => `${formatNumber(count)} tempat sekitar ${province}`,
  groupHint: 'Perbesar untuk melihat satu per satu',
  zoomTo: (count: number, province: string) => `Perbesar ${formatNumber(count)} tempat sekitar ${province}`,
  more: (count: number) => `Tampilkan ${formatNumber(count)} lainnya`,
  empty: 'Tidak ada tempat di bagian peta ini',
  emptyText: 'Geser atau perkecil peta, atau ubah filter.',
  failed: 'Tempat di peta belum bisa dimuat',
};

export const mapCardText = {
  region: (name: string) => `Tempat terpilih: ${name}`,
  loading: 'Memuat tempat...',
  close: 'Tutup tempat terpilih',
  detail: 'Lihat rincian',
  notFound: 'Tempat ini tidak ditemukan',
  notFoundText: 'Mungkin sudah tutup. Pilih tempat lain di peta atau di daftar.',
  failed: 'Tempat ini belum bisa dimuat',
};
