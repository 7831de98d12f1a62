import type { reviewOverview } from '@app/contract/review';
import type { RouteOutput } from '@app/contract/route';

type QueueKey = RouteOutput<typeof reviewOverview>['queues'][number]['key'];

/** Words of the place where editors, moderators and admins decide what becomes public. */
export const reviewText = {
  title: 'Kelola',
  lead: 'Yang diusulkan warga, menunggu keputusan Anda.',
  tabs: 'Antrean',
  queues: { listings: 'Tempat' } satisfies Record<QueueKey, string>,
  unreachable: 'Antrean belum bisa dimuat',
  secondStep: 'Aktifkan verifikasi dua langkah dulu',
  secondStepText: 'Peran Anda wajib memakai verifikasi dua langkah sebelum bisa memutuskan.',
  openAccount: 'Buka halaman Akun',
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
  from: (author: string, day: string) => `Dari ${author}, ${day}`,
  note: 'Catatan pengusul',
  noNote: 'Tidak ada catatan.',
  current: 'Lihat yang tampil sekarang',
  changes: (count: number) => `${count.toLocaleString('id-ID')} isian berubah`,
  noChanges: 'Tidak ada isian yang berubah. Baca catatan pengusul.',
  same: (count: number) => `${count.toLocaleString('id-ID')} isian tetap sama`,
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
  rejectTitle: (name: string) => `Tolak ${name}?`,
  verified: 'Sudah saya periksa, tandai terverifikasi',
  how: 'Bagaimana Anda memeriksanya?',
  howHint: 'Misalnya: menelepon pemiliknya, 15 November. Warga bisa membaca ini.',
  unverified: 'Tanpa tanda ini, tempat tampil sebagai "Belum diverifikasi".',
  reason: 'Alasan',
  reasonHint: 'Pengusul membaca alasan ini. Tulis apa yang perlu diperbaiki.',
  closureTitle: (name: string) => `Hapus ${name} dari daftar?`,
  closure: 'Tempat ini tidak akan tampil lagi di daftar dan di peta.',
  hide: 'Ya, hapus dari daftar',
  hidden: 'Tempat ini sudah dihapus dari daftar.',
  accept: 'Terima dan tampilkan',
  accepting: 'Menyimpan...',
  reject: 'Tolak usulan',
  rejecting: 'Menyimpan...',
  cancel: 'Batal',
  accepted: 'Usulan diterima dan sudah tampil.',
  rejected: 'Usulan ditolak. Pengusul bisa membaca alasannya.',
  notSent: 'Belum tersimpan. Periksa koneksi internet Anda, lalu coba lagi.',
};
