import { formatNumber } from '#web/lib/format-number.ts';
import type { Kind } from '#web/lib/outbox/action.ts';

/** Texts of the outbox. */
export const outboxText = {
  title: 'Menunggu kirim',
  lead: 'Yang Anda lakukan tanpa sinyal tersimpan di perangkat ini dan terkirim sendiri begitu ada jaringan.',
  badge: (count: number) => `Menunggu kirim: ${formatNumber(count)}`,
  openOutbox: 'Lihat',
  waiting: 'Menunggu kirim',
  refused: 'Belum diterima',
  kept: 'Belum ada jaringan. Kami simpan di perangkat ini dan kirim begitu tersambung.',
  sent: (count: number) =>
    count === 1 ? 'Yang menunggu sudah terkirim.' : `${formatNumber(count)} yang menunggu sudah terkirim.`,
  tryAgain: 'Coba lagi',
  discard: 'Buang',
  sendNow: 'Kirim sekarang',
  empty: 'Semua sudah terkirim',
  emptyText: 'Bila sinyal hilang, yang Anda tulis dan nilai tidak hilang. Semuanya menunggu di sini.',
  list: 'Yang menunggu kirim',
  tooOld: 'Sudah menunggu lebih dari 30 hari. Periksa dulu apakah masih perlu, lalu coba lagi atau buang.',
  unsure: 'Belum yakin',
  right: 'Jawaban benar',
  wrong: 'Jawaban salah',
  liked: 'Disukai',
  unliked: 'Tidak jadi disukai',
  isOpen: (name: string) => `${name}: ya, masih buka`,
  isClosed: (name: string) => `${name}: sudah tutup`,
  open: 'Buka postingan',
  unsentAfterSignOut: (count: number) =>
    `${formatNumber(count)} yang belum terkirim tetap tersimpan dan terkirim saat Anda masuk lagi di perangkat ini.`,
  discardTitle: 'Buang ini?',
  discardText: 'Ini tidak jadi dikirim dan tidak bisa dikembalikan.',
  cancel: 'Batal',
  signOutTitle: (count: number) => `${formatNumber(count)} belum terkirim. Keluar sekarang?`,
  signOutText:
    'Yang menunggu tetap tersimpan di perangkat ini dan baru terkirim saat Anda masuk lagi di sini. Di ponsel orang lain, kirim dulu sebelum keluar.',
  signOut: 'Ya, Keluar',
  signingOut: 'Keluar...',
  mark: (count: number) => `, ${formatNumber(count)} menunggu dikirim`,
} as const;

export const outboxKinds: Record<Kind, string> = {
  scan: 'Hasil Pilah Cerdas',
  feedback: 'Penilaian hasil',
  post: 'Postingan',
  reply: 'Balasan',
  like: 'Suka',
  confirmation: 'Masih buka?',
};
