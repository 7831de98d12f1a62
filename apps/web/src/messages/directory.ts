import type { CollectorKind } from '@app/contract/directory';
import type { Unit } from '@app/contract/waste-types';

/** Words of the directory of buyers. The specification has the title, the badges, the two buttons and the empty state. */
export const directoryText = {
  title: 'Jual Sampah Anda',
  lead: 'Temukan pengepul, bandingkan harga, lalu hubungi langsung.',
  description:
    'Cari pengepul, bank sampah, dan TPS 3R di 38 provinsi. Bandingkan harga beli sampah, lihat jam buka dan layanan jemput, lalu hubungi langsung.',
  map: 'Lihat di peta',
  calculator: 'Hitung nilai sampah',
  suggestTitle: 'Tahu tempat yang belum ada di sini?',
  suggestText: 'Usulan Anda kami periksa dulu sebelum tampil.',
  suggest: 'Usulkan tempat',
};

export const sellWasteClaimLink = 'Lihat transparansi';

export const filterText = {
  form: 'Cari pengepul',
  search: 'Cari nama, jenis, atau kota',
  category: 'Kategori',
  anyCategory: 'Semua Kategori',
  province: 'Provinsi',
  anyProvince: 'Semua Provinsi',
  material: 'Bahan',
  anyMaterial: 'Semua Bahan',
  kind: 'Jenis tempat',
  anyKind: 'Semua Tempat',
  openNow: 'Buka sekarang',
  pickup: 'Layanan jemput',
  open: 'Filter',
  openWith: (count: number) => `Filter (${count.toLocaleString('id-ID')} aktif)`,
  sheet: 'Cari dan filter',
  show: 'Tampilkan hasil',
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
  found: (count: number) => `${count.toLocaleString('id-ID')} pengepul`,
  foundFirst: (count: number) => `${count.toLocaleString('id-ID')} pengepul pertama`,
  byDistance: 'diurutkan dari yang terdekat',
  byMatch: 'diurutkan dari yang paling sesuai',
  byDefault: 'dari seluruh Indonesia',
  inProvince: (province: string) => `di ${province}`,
  more: 'Tampilkan lainnya',
  loading: 'Memuat...',
  empty: 'Tidak ada pengepul ditemukan',
  emptyText: 'Coba ubah filter pencarian atau kata kunci Anda',
  loadFailed: 'Daftar belum bisa dimuat',
  offlineKept: 'Anda sedang luring. Yang tampil adalah hasil terakhir yang sempat dimuat.',
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
  moreTypes: (count: number) => `${count.toLocaleString('id-ID')} jenis lainnya`,
  observed: (day: string) => `Harga dicatat ${day}`,
  sampleObserved: (day: string) => `Harga contoh, dicatat ${day}`,
  noPrices: 'Belum ada harga yang dicatat',
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

export const listingText = {
  back: 'Jual Sampah',
  description: (what: { name: string; category: string; city: string; province: string; types: string }) =>
    `${what.name}, ${what.category} di ${what.city}, ${what.province}. Menerima ${what.types}. Lihat harga beli beserta tanggalnya, jam buka, dan cara menghubungi.`,
  directions: 'Petunjuk arah',
  newTab: '(membuka halaman baru)',
  prices: 'Harga beli',
  pricesLead: 'Harga bisa berubah. Pastikan dulu sebelum berangkat.',
  asIs: 'Apa adanya',
  prepared: 'Disiapkan dulu',
  noPrice: 'Tidak ada harga',
  gain: (amount: string) => `+${amount} bila disiapkan`,
  preparation: 'Cara menyiapkan',
  minimum: (amount: string) => `Minimum ${amount}`,
  anyAmount: 'Berapa pun diterima',
  source: (day: string, source: string) => `Dicatat ${day} · ${source}`,
  hours: 'Jam buka',
  hoursZone: (zone: string) => `Waktu setempat (${zone})`,
  day: 'Hari',
  time: 'Jam',
  trust: 'Bisa dipercaya?',
  verifiedOn: (day: string) => `Diverifikasi ${day}`,
  verifiedHow: (how: string) => `Cara memeriksa: ${how}`,
  unverified: 'Belum diverifikasi. Hubungi dulu sebelum membawa barang.',
  sample:
    'Ini data contoh untuk memperlihatkan isi halaman. Tempat, harga, dan nilainya bukan milik siapa pun.',
  confirmed: (ago: string) => `Dikonfirmasi ${ago}`,
  neverConfirmed: 'Belum ada yang mengonfirmasi bahwa tempat ini masih buka.',
  fading: 'Sudah lama tidak dikonfirmasi. Hubungi dulu sebelum berangkat.',
  stillOpen: 'Masih buka?',
  stillOpenLead: 'Pernah ke sini belakangan ini? Jawaban Anda membantu orang lain.',
  yes: 'Ya, masih buka',
  no: 'Tidak, sudah tutup',
  thanksYes: 'Terima kasih. Konfirmasi Anda tercatat.',
  thanksNo: 'Terima kasih. Kami akan memeriksa tempat ini.',
  confirmFailed: 'Jawaban Anda belum tercatat.',
  confirmOffline: 'Jawaban Anda belum tercatat. Periksa koneksi internet Anda.',
  visitor: 'Masuk untuk mengonfirmasi',
  correct: 'Usulkan perbaikan',
  notFound: 'Tempat ini tidak ditemukan',
  notFoundText: 'Mungkin sudah tutup atau alamatnya salah ketik. Cari tempat lain di daftar.',
  notFoundAction: 'Lihat semua pengepul',
  loadFailed: 'Halaman tempat ini belum bisa dimuat',
};

export const calculatorText = {
  title: 'Kalkulator Sampah',
  lead: 'Isi jenis dan beratnya. Kami tunjukkan berapa pembeli di sekitar Anda membayar.',
  description:
    'Hitung berapa rupiah nilai sampah Anda menurut harga pembeli terdekat, dan berapa naiknya bila disiapkan dulu.',
  back: 'Jual Sampah',
  what: 'Apa yang Anda punya?',
  item: (position: number) => `Barang ${position}`,
  type: 'Jenis sampah',
  choose: 'Pilih jenis',
  otherTypes: 'Lainnya',
  amount: (unit: string) => `Jumlah (${unit})`,
  amountError: 'Isi angka lebih dari 0, paling banyak 100.000.',
  remove: (name: string) => `Hapus ${name}`,
  add: 'Tambah barang',
  full: 'Paling banyak 10 jenis sekali hitung.',
  where: 'Di mana Anda?',
  province: 'Provinsi',
  chooseProvince: 'Pilih provinsi',
  nearby: 'Memakai posisi Anda, bukan provinsi.',
  result: 'Perkiraan nilai',
  waitingItems: 'Pilih paling sedikit satu jenis sampah dan isi jumlahnya.',
  waitingPlace: 'Pilih provinsi, atau tekan Dekat saya.',
  loadFailed: 'Harga belum bisa dimuat',
  best: 'Bila tiap barang dibawa ke pembeli terbaik',
  totalGain: (asIs: string, gain: string) => `${asIs} apa adanya. Naik ${gain} bila disiapkan dulu.`,
  totalPlain: 'Jumlah dari barang yang ada harganya dan mencapai minimum.',
  asIs: 'Apa adanya',
  prepared: 'Disiapkan dulu',
  gain: (amount: string) => `Naik ${amount} bila disiapkan`,
  noPrice: 'tidak ada harga',
  noPriceText: (place: string) => `Belum ada pembeli ${place} yang mencatat harga untuk jenis ini.`,
  nearYou: 'di dekat Anda',
  inProvince: (province: string) => `di ${province}`,
  perItem: 'Menurut barang',
  perBuyer: 'Menurut pembeli',
  perBuyerLead: 'Bila semuanya dibawa ke satu tempat.',
  buyer: 'Pembeli',
  at: (name: string, city: string) => `${name}, ${city}`,
  rate: (rate: string, amount: string) => `${amount} × ${rate}`,
  short: (minimum: string, missing: string) => `Minimum ${minimum}: kurang ${missing} lagi.`,
  covers: (taken: number, all: number) =>
    `${taken.toLocaleString('id-ID')} dari ${all.toLocaleString('id-ID')} jenis`,
  sampleNote: 'Sebagian harga adalah data contoh. Pakai sebagai gambaran, bukan janji.',
  note: 'Perkiraan dari harga yang dicatat. Timbangan dan harga di tempat yang menentukan.',
};

/** On the answer to a photo: where to bring it. */
export const disposalPlaceText = {
  province: 'Provinsi Anda',
  choose: 'Pilih provinsi',
  remembered: 'Diingat di perangkat ini untuk foto berikutnya.',
  asking: 'Mencari tempat terdekat...',
  failed: 'Tempat terdekat belum bisa dimuat. Periksa koneksi internet Anda, lalu coba lagi.',
  retry: 'Coba lagi',
  open: (name: string) => `Lihat ${name}`,
};
