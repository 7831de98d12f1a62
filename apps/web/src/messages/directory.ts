import type { CollectorKind } from '@app/contract/directory';
import type { Unit } from '@app/contract/waste-types';
import { formatNumber } from '#web/lib/format-number.ts';

/** Words of the directory of buyers. The specification has the title, the badges, the two buttons and the empty state. */
export const directoryText = {
  title: 'Jual Sampah Anda',
  lead: 'Temukan pengepul, bandingkan harga, lalu hubungi langsung.',
  description:
    'Cari pengepul, bank sampah, dan TPS 3R di 38 provinsi. Bandingkan harga beli sampah, lihat jam buka dan layanan jemput, lalu hubungi langsung.',
  map: 'Lihat di peta',
  mapShort: 'Peta',
  calculator: 'Hitung nilai sampah',
  calculatorShort: 'Hitung',
  backToAnswer: 'Kembali ke jawaban',
  suggestTitle: 'Tahu tempat yang belum ada di sini?',
  suggestText: 'Usulan Anda kami periksa dulu sebelum tampil.',
  suggest: 'Usulkan tempat',
};

export const sellWasteClaimLink = 'Lihat transparansi';

export const filterText = {
  form: 'Cari pengepul',
  search: 'Cari nama, jenis, atau kota',
  searchShort: 'Cari tempat',
  category: 'Kategori',
  anyCategory: 'Semua Kategori',
  province: 'Provinsi',
  anyProvince: 'Semua Provinsi',
  region: 'Wilayah',
  regency: 'Kabupaten atau kota',
  anyRegency: 'Semua Kabupaten/Kota',
  district: 'Kecamatan',
  anyDistrict: 'Semua Kecamatan',
  regionWithCount: (name: string, places: number) => `${name} (${formatNumber(places)})`,
  material: 'Bahan',
  anyMaterial: 'Semua Bahan',
  kind: 'Jenis tempat',
  anyKind: 'Semua Tempat',
  openNow: 'Buka sekarang',
  pickup: 'Layanan jemput',
  open: 'Saring',
  openWith: (count: number) => `Saring (${formatNumber(count)})`,
  sheet: 'Saring tempat',
  counting: 'Menghitung...',
  showCount: (count: number, hasMore: boolean) =>
    `Tampilkan ${formatNumber(count)}${hasMore ? '+' : ''} tempat`,
  showNone: 'Belum ada yang sesuai',
  chosen: 'Filter yang dipakai',
  remove: (name: string) => `Hapus filter ${name}`,
  clear: 'Hapus semua filter',
  clearShort: 'Hapus filter',
  submit: 'Cari',
};

export const nearMeText = {
  ask: 'Dekat saya',
  asking: 'Mencari posisi...',
  forgetHint: 'Tekan untuk berhenti memakai posisi Anda',
  refused:
    'Posisi tidak diizinkan. Izinkan lokasi untuk situs ini di pengaturan peramban, lalu tekan lagi. Atau pilih provinsi Anda.',
  failed:
    'Posisi Anda belum ditemukan. Nyalakan lokasi di ponsel, pindah ke tempat terbuka, lalu tekan lagi. Atau pilih provinsi Anda.',
  privacy: 'Posisi Anda dibulatkan sampai sekitar 100 meter dan tidak kami simpan.',
};

export const listText = {
  results: 'Daftar pengepul',
  found: (count: number) => `${formatNumber(count)} pengepul`,
  foundFirst: (count: number) => `${formatNumber(count)} pengepul pertama`,
  byDistance: 'diurutkan dari yang terdekat',
  byMatch: 'diurutkan dari yang paling sesuai',
  byDefault: 'dari seluruh Indonesia',
  inProvince: (province: string) => `di ${province}`,
  inRegion: 'di wilayah yang Anda pilih',
  more: 'Tampilkan lainnya',
  loading: 'Memuat...',
  empty: 'Tidak ada pengepul ditemukan',
  emptyText: 'Coba ubah filter pencarian atau kata kunci Anda',
  emptyIn: (place: string) => `Belum ada tempat di ${place}`,
  noMatchIn: (place: string) => `Belum ada tempat yang sesuai di ${place}`,
  nearest: (name: string, distance: string) => `Terdekat: ${name}, ${distance}.`,
  nearby: 'Tempat terdekat',
  loadFailed: 'Daftar belum bisa dimuat',
};

export const kindNames: Record<CollectorKind, string> = {
  pengepul: 'Pengepul',
  'bank-sampah': 'Bank sampah',
  tps3r: 'TPS 3R',
  'drop-point': 'Titik setor',
  b3: 'Penerima limbah B3',
};

export const unitNames: Record<Unit, string> = { kg: 'kg', liter: 'liter', unit: 'unit' };

export const weekdayNames = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'];

export const collectorText = {
  sample: 'Data contoh',
  verified: 'Terverifikasi',
  verifiedSample: 'Terverifikasi (contoh)',
  unverified: 'Belum diverifikasi',
  registeredAt: (source: string) => `Tercatat di ${source}`,
  confirmed: 'Dikonfirmasi warga',
  maybeClosed: 'Mungkin tutup',
  institution: 'Di sekolah atau kantor',
  unknownAll: 'Telepon, jam buka, harga, dan bahan yang diterima belum diketahui.',
  unknownContact: 'Telepon dan jam buka belum diketahui.',
  pickup: 'Layanan Jemput',
  rating: (rating: string) => `Nilai ${rating} dari 5`,
  unrated: 'Belum ada nilai',
  open: 'Buka sekarang',
  closed: 'Tutup',
  everyDay: 'Setiap hari',
  allDay: '24 jam',
  and: 'dan',
  unknownHours: 'Jam buka belum diketahui',
  samplePhone: 'Nomor contoh, tidak aktif',
  noPhone: 'Nomor telepon belum ada',
  prices: (name: string) => `Harga beli ${name}`,
  type: 'Jenis',
  price: 'Harga',
  minimum: 'Minimum',
  anyAmount: 'bebas',
  unpaid: 'Tanpa bayaran',
  moreTypes: (count: number) => `${formatNumber(count)} jenis lainnya`,
  observed: (day: string) => `Harga dicatat ${day}`,
  sampleObserved: (day: string) => `Harga contoh, dicatat ${day}`,
  noPrices: 'Belum ada harga yang dicatat',
  openShort: 'Buka',
  closedShort: 'Tutup',
  missingBoth: 'Harga dan jam buka belum ada',
  missingPrice: 'Harga belum ada',
  missingHours: 'Jam buka belum ada',
  free: 'Diterima tanpa bayaran',
  contact: 'Hubungi',
  contactBy: {
    whatsapp: (name: string) => `Hubungi ${name}: buka WhatsApp`,
    phone: (name: string) => `Hubungi ${name}: buka telepon`,
  },
  contactSample: (name: string) => `Hubungi ${name}: tidak aktif, data contoh`,
  contactMissing: (name: string) => `Hubungi ${name}: nomor telepon belum ada`,
  contactSampleWhy:
    'Ini data contoh, jadi tidak ada nomor yang bisa dihubungi. Tahu pengepul sungguhan di sekitar Anda? Usulkan agar tampil di sini.',
  contactMissingWhy:
    'Nomor telepon tempat ini belum ada. Buka lokasinya, atau usulkan perbaikan bila Anda tahu.',
  message: (name: string, types: string) =>
    `Halo ${name}, saya menemukan tempat Anda di PilahBumi. Saya ingin menjual ${types}. Apakah hari ini bisa diterima?`,
  location: 'Lihat Lokasi',
  locationOf: (name: string) => `Lihat Lokasi ${name} di peta`,
  here: 'kurang dari 100 m',
};
