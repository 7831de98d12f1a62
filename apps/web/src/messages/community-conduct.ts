import type { reportReasons } from '@app/contract/community-moderation';
import { formatNumber } from '#web/lib/format-number.ts';

type Reason = (typeof reportReasons)[number];

/** The rules of the forum, as reports and decisions name them. */
export const ruleText: Record<Reason, string> = {
  spam: 'Spam atau iklan',
  kasar: 'Kasar atau merendahkan',
  bahaya: 'Saran yang berbahaya',
  pribadi: 'Membuka data pribadi',
  penipuan: 'Penipuan',
  lainnya: 'Alasan lain',
};

export const menuText = {
  open: 'Lainnya',
  openFor: (author: string) => `Lainnya untuk tulisan ${author}`,
  title: 'Apa yang ingin Anda lakukan?',
  report: 'Laporkan ke moderator',
  mute: (name: string) => `Bisukan ${name}`,
  unmute: (name: string) => `Berhenti membisukan ${name}`,
  moderation: 'Tindakan moderator',
  hide: 'Sembunyikan',
  restore: 'Tampilkan kembali',
  lock: 'Kunci balasan',
  unlock: 'Buka kunci',
  pin: 'Sematkan di atas',
  unpin: 'Lepas sematan',
  suspend: (name: string) => `Tangguhkan ${name}`,
};

export const reportText = {
  title: 'Laporkan tulisan ini',
  text: 'Moderator akan memeriksanya. Penulisnya tidak tahu siapa yang melapor.',
  reason: 'Apa yang tidak beres?',
  note: 'Catatan untuk moderator',
  noteHint: 'Boleh dikosongkan.',
  chooseReason: 'Pilih salah satu alasan.',
  cancel: 'Batal',
  confirm: 'Kirim laporan',
  confirming: 'Mengirim...',
  sent: 'Laporan terkirim. Terima kasih sudah menjaga komunitas.',
  notSent: 'Laporan belum terkirim. Periksa koneksi internet Anda, lalu coba lagi.',
  notSentTitle: 'Laporan belum terkirim',
};

export const muteText = {
  muted: (name: string) => `Tulisan ${name} tidak tampil lagi untuk Anda.`,
  unmuted: (name: string) => `Tulisan ${name} tampil lagi untuk Anda.`,
  undo: 'Urungkan',
  failed: 'Belum tersimpan. Periksa koneksi internet Anda, lalu coba lagi.',
  title: 'Warga yang dibisukan',
  text: 'Tulisan mereka tidak tampil untuk Anda. Mereka tidak diberi tahu.',
  loadFailed: 'Daftar belum bisa dimuat',
  empty: 'Anda belum membisukan siapa pun.',
  release: 'Tampilkan lagi',
  releaseOf: (name: string) => `Tampilkan lagi tulisan ${name}`,
};

export const followText = {
  follow: 'Ikuti',
  followed: 'Diikuti',
  nowFollowed: 'Anda akan diberi tahu kalau ada balasan baru.',
  noLonger: 'Anda tidak lagi mengikuti postingan ini.',
  failed: 'Belum tersimpan. Periksa koneksi internet Anda, lalu coba lagi.',
};

export const bestReplyText = {
  choose: 'Jadikan jawaban terbaik',
  takeBack: 'Batalkan jawaban terbaik',
  chosen: 'Jawaban terbaik sudah dipilih. Penulisnya kami beri tahu.',
  takenBack: 'Pilihan jawaban terbaik dibatalkan.',
  failed: 'Belum tersimpan. Periksa koneksi internet Anda, lalu coba lagi.',
};

export const suspensionText = {
  title: 'Anda belum bisa menulis di komunitas',
  text: (until: string) => `Sampai ${until} Anda bisa membaca, tetapi belum bisa menulis atau menyukai.`,
  rule: (rule: string, reason: string) => `${rule}: ${reason}`,
  appeal: 'Ajukan banding',
  appealed: 'Banding Anda sedang diperiksa moderator lain.',
};

export const appealText = {
  title: 'Ajukan banding',
  text: 'Moderator lain akan memeriksa keputusan itu sekali lagi. Anda bisa mengajukan satu kali.',
  label: 'Mengapa keputusan itu perlu diubah?',
  hint: 'Tulis paling sedikit 10 huruf. Jelaskan dengan tenang apa yang terjadi.',
  cancel: 'Batal',
  confirm: 'Kirim banding',
  confirming: 'Mengirim...',
  sent: 'Banding terkirim. Hasilnya kami kabarkan di Notifikasi.',
  notSent: 'Banding belum terkirim. Periksa koneksi internet Anda, lalu coba lagi.',
  notSentTitle: 'Banding belum terkirim',
};

/** Confirmation texts of a moderator's actions on a post, a reply or a member. */
export const actionText = {
  rule: 'Aturan yang dilanggar',
  ruleHint: 'Tercatat di Catatan moderasi, yang bisa dibaca semua orang.',
  reason: 'Alasan',
  reasonHint: 'Hanya penulisnya yang membaca ini. Tulis paling sedikit 3 huruf.',
  days: 'Berapa lama?',
  day: (days: number) => (days === 0 ? 'Akhiri penangguhan sekarang' : `${formatNumber(days)} hari`),
  cancel: 'Batal',
  confirming: 'Menyimpan...',
  notSent: 'Belum tersimpan. Periksa koneksi internet Anda, lalu coba lagi.',
  notSentTitle: 'Belum tersimpan',
  titles: {
    hide: 'Sembunyikan tulisan ini?',
    restore: 'Tampilkan kembali tulisan ini?',
    lock: 'Kunci postingan ini?',
    unlock: 'Buka kunci postingan ini?',
    pin: 'Sematkan postingan ini?',
    unpin: 'Lepas sematan postingan ini?',
    suspend: 'Tangguhkan penulis ini?',
  },
  texts: {
    hide: 'Tulisan ini tidak tampil lagi. Penulisnya diberi tahu dan bisa mengajukan banding.',
    restore: 'Semua anggota bisa membacanya lagi.',
    lock: 'Balasan yang ada tetap tampil, tetapi tidak bisa ditambah.',
    unlock: 'Anggota bisa membalas lagi.',
    pin: 'Postingan ini berdiri paling atas di daftar. Paling banyak tiga yang disematkan.',
    unpin: 'Postingan ini kembali ke urutannya di daftar.',
    suspend: 'Ia tetap bisa membaca, tetapi tidak bisa menulis selama waktu itu.',
  },
  confirms: {
    hide: 'Sembunyikan',
    restore: 'Tampilkan',
    lock: 'Kunci',
    unlock: 'Buka kunci',
    pin: 'Sematkan',
    unpin: 'Lepas sematan',
    suspend: 'Simpan',
  },
  done: {
    hide: 'Tulisan disembunyikan. Penulisnya diberi tahu.',
    restore: 'Tulisan tampil kembali.',
    lock: 'Postingan dikunci.',
    unlock: 'Kunci dibuka.',
    pin: 'Postingan disematkan.',
    unpin: 'Sematan dilepas.',
    suspend: 'Penangguhan tersimpan. Anggota itu diberi tahu.',
  },
};

const logSentences: Record<string, Record<string, string>> = {
  post: {
    hide: 'Sebuah postingan disembunyikan',
    restore: 'Sebuah postingan ditampilkan kembali',
    lock: 'Sebuah postingan dikunci',
    unlock: 'Kunci sebuah postingan dibuka',
    pin: 'Sebuah postingan disematkan',
    unpin: 'Sematan sebuah postingan dilepas',
  },
  reply: {
    hide: 'Sebuah balasan disembunyikan',
    restore: 'Sebuah balasan ditampilkan kembali',
  },
  member: {
    suspend: 'Seorang anggota ditangguhkan dari menulis',
    unsuspend: 'Penangguhan seorang anggota diakhiri',
  },
};

export const logText = {
  title: 'Catatan moderasi',
  lead: 'Setiap keputusan moderator di Forum Komunitas tercatat di sini, tanpa nama.',
  list: 'Keputusan moderator',
  sentence: (target: string, action: string) =>
    logSentences[target]?.[action] ?? 'Moderator mengambil sebuah keputusan',
  category: (category: string) => `Kategori: ${category}`,
  empty: 'Belum ada keputusan',
  emptyText: 'Moderator belum perlu mengambil tindakan. Keputusan pertama akan tercatat di sini.',
  failed: 'Catatan moderasi belum bisa dimuat',
  older: 'Keputusan sebelumnya',
  newest: 'Kembali ke yang terbaru',
};
