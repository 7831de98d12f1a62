import type { TakedownReason } from '@app/contract/directory-takedown';

/** Somebody asks that a place is no longer shown. */
export const takedownText = {
  open: 'Minta hapus / ini rumah saya',
  title: (name: string) => `Minta hapus ${name}`,
  lead: 'Anda tidak perlu punya akun. Editor membaca permintaan ini; bila disetujui, tempat ini tidak tampil lagi, juga setelah data diperbarui.',
  reason: 'Alasan',
  choose: 'Pilih alasan',
  reasons: {
    home: 'Ini rumah saya atau data pribadi saya',
    closed: 'Tempat ini sudah tidak ada',
    wrong: 'Datanya salah',
    other: 'Alasan lain',
  } satisfies Record<TakedownReason, string>,
  message: 'Penjelasan (boleh kosong)',
  contact: 'Email atau nomor telepon Anda',
  contactHint: 'Hanya untuk bertanya balik. Dihapus setelah ada keputusan.',
  cancel: 'Batal',
  submit: 'Kirim permintaan',
  submitting: 'Mengirim...',
  sent: 'Permintaan terkirim. Editor akan memeriksanya.',
  notSentTitle: 'Permintaan belum terkirim',
  notSent: 'Periksa koneksi internet Anda, lalu coba lagi.',
};

export const takedownQueueText = {
  title: 'Permintaan hapus',
  empty: 'Tidak ada yang menunggu',
  emptyText: 'Semua permintaan hapus sudah diputuskan. Permintaan baru akan muncul di sini.',
  failed: 'Permintaan belum bisa dimuat',
  more: 'Tampilkan lainnya',
  loading: 'Memuat...',
  current: 'Lihat yang tampil sekarang',
  message: 'Penjelasan',
  noMessage: 'Tidak ada penjelasan.',
  contact: (contact: string) => `Kontak: ${contact}`,
  accept: 'Hapus dari daftar',
  reject: 'Tetap tampilkan',
  acceptTitle: (name: string) => `Hapus ${name} dari daftar?`,
  acceptLead:
    'Tempat ini tidak tampil lagi, juga setelah data registri diperbarui. Kontak pemohon ikut dihapus.',
  rejectTitle: (name: string) => `Tetap tampilkan ${name}?`,
  rejectLead: 'Beri tahu pemohon dulu bila perlu: kontaknya dihapus setelah keputusan ini.',
  cancel: 'Batal',
  confirming: 'Menyimpan...',
  accepted: 'Tempat ini tidak tampil lagi.',
  rejected: 'Tempat ini tetap tampil.',
};

export const duplicateQueueText = {
  title: 'Mungkin tempat yang sama',
  empty: 'Tidak ada yang menunggu',
  emptyText: 'Semua pasangan sudah diputuskan. Pasangan baru muncul setelah data diimpor.',
  failed: 'Pasangan belum bisa dimuat',
  more: 'Tampilkan lainnya',
  loading: 'Memuat...',
  apart: (distance: string) => `Jaraknya ${distance}`,
  older: 'Lebih dulu tercatat',
  newer: 'Baru',
  open: 'Lihat halamannya',
  same: 'Tempat yang sama',
  different: 'Dua tempat berbeda',
  merged: 'Digabung. Yang lebih dulu tercatat tetap tampil.',
  kept: 'Keduanya tetap tampil.',
};
