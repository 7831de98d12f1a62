import type { reviewOverview } from '@app/contract/review';
import type { RouteOutput } from '@app/contract/route';
import { formatNumber } from '#web/lib/format-number.ts';

type QueueKey = RouteOutput<typeof reviewOverview>['queues'][number]['key'];

/** Texts of the review page for editors, moderators and admins. */
export const reviewText = {
  title: 'Kelola',
  lead: 'Yang dikirim warga, menunggu keputusan Anda.',
  tabs: 'Antrean',
  queues: {
    listings: 'Tempat',
    takedowns: 'Minta hapus',
    duplicates: 'Ganda',
    pieces: 'Berita & ide',
    items: 'Benda',
    learning: 'Foto untuk belajar',
    reports: 'Laporan',
    appeals: 'Banding',
  } satisfies Record<QueueKey, string>,
  unreachable: 'Antrean belum bisa dimuat',
  secondStep: 'Aktifkan verifikasi dua langkah dulu',
  secondStepText: 'Peran Anda wajib memakai verifikasi dua langkah sebelum bisa memutuskan.',
  openAccount: 'Buka halaman Akun',
  notSent: 'Belum tersimpan. Periksa koneksi internet Anda, lalu coba lagi.',
};

export const listingQueueText = {
  title: 'Usulan tempat',
  empty: 'Tidak ada yang menunggu',
  emptyText: 'Semua usulan tempat sudah diputuskan. Usulan baru akan muncul di sini.',
  failed: 'Usulan belum bisa dimuat',
  more: 'Tampilkan lainnya',
  loading: 'Memuat...',
  newPlace: 'Tempat baru',
  correction: 'Perbaikan',
  closure: 'Laporan tutup',
  hiddenNow: 'Sedang disembunyikan',
  closed: 'Benar, sudah tutup',
  stillOpen: 'Masih buka',
  checkPhone:
    'Nomor telepon berubah. Pastikan itu nomor tempatnya, bukan nomor pribadi seseorang, misalnya dengan menelepon.',
  photoOf: (name: string) => `Foto usulan: bagian depan ${name}`,
  checkPhoto:
    'Foto ini tampil bila usulan diterima. Pastikan tidak ada wajah, pelat nomor, atau isi rumah orang.',
  from: (author: string, day: string) => `Dari ${author}, ${day}`,
  note: 'Catatan pengusul',
  noNote: 'Tidak ada catatan.',
  current: 'Lihat yang tampil sekarang',
  changes: (count: number) => `${formatNumber(count)} isian berubah`,
  noChanges: 'Tidak ada isian yang berubah. Baca catatan pengusul.',
  onlyPhoto: 'Tidak ada isian yang berubah; yang diusulkan hanya foto.',
  same: (count: number) => `${formatNumber(count)} isian tetap sama`,
  now: 'Sekarang',
  next: 'Usulan',
  nothing: 'Tidak ada',
  openMap: 'Buka di peta',
  newTab: '(membuka halaman baru)',
  fields: {
    name: 'Nama',
    kind: 'Jenis tempat',
    category: 'Kategori',
    phone: 'Telepon',
    pickup: 'Layanan jemput',
    area: 'Kota dan provinsi',
    address: 'Alamat',
    point: 'Titik di peta',
    hours: 'Jam buka',
    prices: 'Harga',
  },
  yes: 'Ya',
  no: 'Tidak',
  price: (name: string, condition: string, rate: string, minimum: string) =>
    `${name}, ${condition.toLowerCase()}: ${rate}, minimum ${minimum}`,
  accept: 'Terima',
  reject: 'Tolak',
};

export const decisionText = {
  acceptTitle: (name: string) => `Terima ${name}?`,
  verified: 'Sudah saya periksa, tandai terverifikasi',
  how: 'Bagaimana Anda memeriksanya?',
  howHint: 'Misalnya: menelepon pemiliknya, 15 November. Warga bisa membaca ini.',
  unverified: 'Tanpa tanda ini, tempat tampil sebagai "Belum diverifikasi".',
  withPhoto: 'Tampilkan juga fotonya',
  withoutPhoto: 'Tanpa tanda ini, foto dihapus dan isian lain tetap diterima.',
  closureTitle: (name: string) => `Hapus ${name} dari daftar?`,
  closure: 'Tempat ini tidak akan tampil lagi di daftar dan di peta.',
  hide: 'Ya, hapus dari daftar',
  hidden: 'Tempat ini sudah dihapus dari daftar.',
  accept: 'Terima dan tampilkan',
  accepting: 'Menyimpan...',
  reject: 'Tolak usulan',
  cancel: 'Batal',
  accepted: 'Usulan diterima dan sudah tampil.',
  rejected: 'Usulan ditolak. Pengusul bisa membaca alasannya.',
  restoreTitle: (name: string) => `${name} masih buka?`,
  restoreLabel: 'Dari mana Anda tahu?',
  restoreHint: 'Misalnya: saya telepon hari ini. Catatan ini untuk editor lain.',
  restore: 'Ya, tampilkan',
  restored: 'Tempat ini tampil di daftar.',
};

/** For every queue; the author reads the reason. */
export const rejectText = {
  title: (name: string) => `Tolak ${name}?`,
  label: 'Alasan',
  hint: 'Pengirim membaca alasan ini. Tulis apa yang perlu diperbaiki.',
  cancel: 'Batal',
  confirming: 'Menyimpan...',
};

export const pieceQueueText = {
  title: 'Kiriman berita dan ide',
  empty: 'Tidak ada yang menunggu',
  emptyText: 'Semua kiriman sudah diputuskan. Kiriman baru akan muncul di sini.',
  failed: 'Kiriman belum bisa dimuat',
  more: 'Tampilkan lainnya',
  loading: 'Memuat...',
  kinds: { news: 'Berita', innovation: 'Ide & Inovasi' },
  from: (author: string, day: string) => `Dari ${author}, ${day}`,
  read: 'Baca seluruhnya',
  close: 'Tutup bacaan',
  accept: 'Terbitkan',
  correct: 'Perbaiki dulu',
  reject: 'Tolak',
  correctTitle: 'Perbaiki sebelum terbit',
  correctHint: 'Nama pengirim tetap tercantum. Gambar tidak bisa diganti di sini.',
  publishCorrected: 'Terbitkan hasil perbaikan',
  publishing: 'Menerbitkan...',
  cancel: 'Batal',
};

export const pieceDecisionText = {
  acceptTitle: (title: string) => `Terbitkan ${title}?`,
  acceptText: (author: string) =>
    `Tulisan ini langsung bisa dibaca semua orang, dengan nama ${author} sebagai penulis.`,
  accept: 'Ya, terbitkan',
  accepting: 'Menerbitkan...',
  reject: 'Tolak kiriman',
  accepted: 'Tulisan sudah terbit.',
  rejected: 'Kiriman ditolak. Pengirim bisa membaca alasannya.',
};

export const reportQueueText = {
  title: 'Laporan warga',
  empty: 'Tidak ada yang menunggu',
  emptyText: 'Semua laporan sudah diputuskan. Laporan baru akan muncul di sini.',
  failed: 'Laporan belum bisa dimuat',
  more: 'Tampilkan lainnya',
  loading: 'Memuat...',
  post: 'Postingan',
  reply: 'Balasan',
  locked: 'Dikunci',
  pinned: 'Disematkan',
  count: (count: number) => `${formatNumber(count)} laporan`,
  replyTo: (title: string) => `Balasan di ${title}`,
  from: (author: string, day: string) => `Dari ${author}, ${day}`,
  reports: 'Yang dilaporkan',
  others: (count: number) => `dan ${formatNumber(count)} laporan lain`,
  open: 'Buka percakapannya',
  hide: 'Sembunyikan',
  keep: 'Biarkan tampil',
  conflict: {
    author: 'Ini tulisan Anda sendiri. Moderator lain yang memutuskannya.',
    reporter: 'Anda ikut melaporkan tulisan ini. Moderator lain yang memutuskannya.',
  },
  hideTitle: 'Sembunyikan tulisan ini?',
  hideText: 'Tulisan ini tidak tampil lagi. Penulisnya diberi tahu dan bisa mengajukan banding.',
  keepTitle: 'Biarkan tulisan ini tampil?',
  keepText: 'Laporannya ditutup. Penulisnya tidak diberi tahu.',
  keepConfirm: 'Ya, biarkan',
  cancel: 'Batal',
  confirming: 'Menyimpan...',
  hidden: 'Tulisan disembunyikan. Penulisnya diberi tahu.',
  kept: 'Laporan ditutup. Tulisan tetap tampil.',
};

const appealed: Record<string, string> = {
  hide: 'Postingan disembunyikan',
  lock: 'Postingan dikunci',
  unpin: 'Sematan dilepas',
  suspend: 'Hak menulis ditangguhkan',
};

export const appealQueueText = {
  title: 'Banding warga',
  empty: 'Tidak ada yang menunggu',
  emptyText: 'Semua banding sudah diputuskan. Banding baru akan muncul di sini.',
  failed: 'Banding belum bisa dimuat',
  more: 'Tampilkan lainnya',
  loading: 'Memuat...',
  action: (action: string, isReply: boolean) =>
    isReply ? 'Balasan disembunyikan' : (appealed[action] ?? 'Keputusan moderator'),
  of: (author: string) => `Banding dari ${author}`,
  words: 'Kata penulisnya',
  reason: 'Alasan keputusan pertama',
  content: 'Tulisan yang diputuskan',
  open: 'Buka percakapannya',
  undo: 'Batalkan keputusan',
  keep: 'Keputusan tetap',
  conflict: {
    author: 'Ini banding Anda sendiri. Moderator lain yang memutuskannya.',
    decider: 'Keputusan pertamanya Anda buat sendiri. Moderator lain yang memutuskan bandingnya.',
  },
  dialog: {
    label: 'Alasan',
    hint: 'Penulisnya membaca alasan ini.',
    cancel: 'Batal',
    confirming: 'Menyimpan...',
  },
  dialogs: {
    undo: { title: 'Batalkan keputusan itu?', confirm: 'Ya, batalkan' },
    keep: { title: 'Biarkan keputusan itu berlaku?', confirm: 'Ya, tetap berlaku' },
  },
  undone: 'Keputusan dibatalkan. Penulisnya diberi tahu.',
  kept: 'Keputusan tetap berlaku. Penulisnya diberi tahu.',
};
