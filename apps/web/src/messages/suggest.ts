import type { PriceCondition } from '@app/contract/directory';
import type { SuggestionState } from '@app/contract/directory-suggestion';
import type { z } from 'zod';

/** Texts of the form to suggest or correct a place. */
export const suggestText = {
  title: 'Usulkan Tempat',
  lead: 'Tahu pengepul atau bank sampah yang belum ada di sini? Ceritakan. Kami periksa dulu sebelum tampil.',
  correctTitle: 'Usulkan Perbaikan',
  correctLead: (name: string) =>
    `Perbaiki yang keliru tentang ${name}. Yang tidak Anda ubah tetap seperti sekarang.`,
  back: 'Jual Sampah',
  backToListing: 'Kembali ke tempat ini',
  draftKept: 'Isian Anda disimpan di perangkat ini sampai terkirim.',
  draftFound: 'Isian Anda yang belum terkirim kami buka kembali.',
  startOver: 'Kosongkan isian',
  resetCorrection: 'Kembali ke data sekarang',
  submit: 'Kirim Usulan',
  submitting: 'Mengirim...',
  notSentTitle: 'Usulan belum terkirim',
  notSent: 'Periksa koneksi internet Anda, lalu coba lagi. Isian Anda tetap tersimpan.',
  photoUnderway: 'Tunggu sampai foto selesai diunggah, atau batalkan unggahannya.',
  check: 'Ada isian yang perlu diperbaiki. Lihat tanda merah di bawah.',
  loadFailed: 'Data tempat ini belum bisa dimuat',
  goneTitle: 'Tempat ini tidak ditemukan',
  goneText: 'Mungkin sudah tutup. Anda tetap bisa mengusulkan tempat baru.',
  goneAction: 'Usulkan tempat baru',
};

export const suggestSentText = {
  title: 'Usulan Anda sudah kami terima',
  text: 'Editor akan memeriksanya. Hasilnya muncul di Usulan saya di halaman ini.',
  picture: 'Lapak dengan karung, timbangan, dan becak barang',
  another: 'Usulkan tempat lain',
  list: 'Lihat daftar pengepul',
};

export const suggestFieldText = {
  about: 'Tentang tempat ini',
  name: 'Nama tempat',
  nameExample: 'Misalnya: Bank Sampah Melati',
  kind: 'Jenis tempat',
  category: 'Kategori utama',
  choose: 'Pilih',
  phone: 'Nomor telepon',
  phoneHint:
    'Nomor tempatnya yang boleh dihubungi siapa saja, bukan nomor pribadi seseorang. Boleh dikosongkan.',
  phoneExample: '08xxxxxxxxxx',
  pickup: 'Bisa menjemput sampah ke rumah',
  place: 'Di mana tempatnya?',
  province: 'Provinsi',
  city: 'Kota atau kabupaten',
  address: 'Alamat',
  addressHint: 'Jalan, nomor, dan patokan yang mudah dikenali.',
  point: 'Titik di peta',
  pointHint: 'Perbesar peta, lalu tekan tempatnya. Dengan papan ketik: geser dengan panah, lalu tekan Enter.',
  pointMissing: 'Tandai tempatnya di peta, atau isi koordinatnya.',
  takePosition: 'Pakai posisi saya',
  positionSearching: 'Mencari posisi...',
  positionHint: 'Tekan bila Anda sedang berada di tempatnya.',
  positionRefused:
    'Posisi tidak diizinkan. Izinkan lokasi di pengaturan peramban, atau tandai tempatnya di peta.',
  positionFailed: 'Posisi belum ditemukan. Nyalakan lokasi di ponsel, atau tandai tempatnya di peta.',
  pickerMap:
    'Peta untuk menandai tempat. Geser dengan tombol panah, perbesar dengan tombol tambah, lalu tekan Enter untuk menandai bagian tengah peta.',
  chosen: 'Titik yang dipilih',
  typeCoordinates: 'Ketik koordinat',
  latitude: 'Lintang',
  longitude: 'Bujur',
  latitudeExample: '-7,4478',
  longitudeExample: '112,7183',
  hours: 'Jam buka',
  hoursUnknown: 'Saya tidak tahu jam bukanya',
  days: 'Hari',
  allWeek: 'Setiap hari',
  workWeek: 'Senin–Sabtu',
  officeWeek: 'Senin–Jumat',
  opens: 'Buka',
  closes: 'Tutup',
  allDay: 'Buka 24 jam',
  pastMidnight: 'Tutup lewat tengah malam, hari berikutnya.',
  openingGroup: (position: number) => `Jam buka ${position}`,
  addOpening: 'Tambah jam lain',
  removeOpening: (position: number) => `Hapus jam buka ${position}`,
  noDays: 'Pilih paling sedikit satu hari.',
  noTimes: 'Isi jam buka dan jam tutup.',
  prices: 'Yang diterima dan harganya',
  pricesHint: 'Tulis yang Anda tahu. Harga adalah yang dibayar kepada warga.',
  priceGroup: (position: number) => `Barang ${position}`,
  wasteType: 'Jenis sampah',
  condition: 'Kondisi',
  conditions: { 'as-is': 'Apa adanya', prepared: 'Disiapkan dulu' } satisfies Record<
    z.infer<typeof PriceCondition>,
    string
  >,
  unpaid: 'Diterima tanpa bayaran',
  amount: (unit: string) => `Harga per ${unit} (Rp)`,
  minimum: (unit: string) => `Minimum (${unit})`,
  minimumHint: 'Kosongkan bila berapa pun diterima.',
  addPrice: 'Tambah barang',
  removePrice: (position: number) => `Hapus barang ${position}`,
  photo: 'Foto bagian depan',
  photoHint:
    'Supaya orang mengenali tempatnya dari jalan. Tanpa wajah, pelat nomor, atau isi rumah orang. Boleh dikosongkan; editor melihatnya dulu.',
  photoReplaces:
    'Tempat ini sudah punya foto; foto Anda menggantikannya bila diterima. Tanpa wajah, pelat nomor, atau isi rumah orang.',
  note: 'Dari mana Anda tahu?',
  noteHint: 'Misalnya: saya menjual di sana minggu lalu. Hanya editor yang membaca ini.',
};

export const mySuggestionsText = {
  title: 'Usulan saya',
  empty: 'Belum ada usulan dari Anda.',
  failed: 'Usulan Anda belum bisa dimuat',
  states: { pending: 'Menunggu diperiksa', accepted: 'Diterima', rejected: 'Ditolak' } satisfies Record<
    z.infer<typeof SuggestionState>,
    string
  >,
  newPlace: 'Tempat baru',
  correction: 'Perbaikan',
  sent: (day: string) => `Dikirim ${day}`,
  reason: (reason: string) => `Alasan: ${reason}`,
  open: 'Lihat tempatnya',
};
