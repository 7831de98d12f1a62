import { product } from '@app/contract/product';
import { formatNumber } from '#web/lib/format-number.ts';

/** Words of the classification screen. Those marked by the specification: titles, button labels, upload errors. */
export const smartSortText = {
  title: `${product.name} AI`,
  lead: 'Foto satu benda, lalu kami bantu memilahnya.',
  description:
    'Foto satu benda sampah. PilahBumi AI mengenali jenisnya, seberapa yakin jawabannya, dan apa yang perlu Anda lakukan.',
  noScript:
    'Untuk memeriksa foto, aktifkan JavaScript di peramban Anda. Petunjuk di halaman ini tetap bisa dibaca.',
};

export const guideText = {
  how: 'Cara Kerja',
  steps: [
    { title: 'Unggah foto', text: 'Satu benda, terang, mengisi bingkai.' },
    { title: 'Analisis AI', text: 'Model CNN membandingkan foto dengan lima jenis sampah.' },
    { title: 'Dapatkan hasil', text: 'Jenis, tingkat keyakinan, dan langkah berikutnya.' },
  ],
  features: 'Yang Anda dapatkan',
  tips: 'Tips daur ulang',
  place: 'Lokasi pembuangan terdekat',
  crafts: 'Ide kerajinan',
  impact: 'Dampak lingkungan',
  materials: 'Jenis sampah yang didukung',
  invitation: 'Masuk untuk menyimpan riwayat dan koreksi Anda. Tanpa masuk, tidak ada yang kami simpan.',
  login: 'Masuk',
};

export const uploadText = {
  panel: 'Unggah foto',
  picture: 'Satu botol di tengah bingkai kamera, siap difoto',
  prompt: 'Letakkan satu benda di tempat terang',
  drag: 'atau seret foto ke area ini',
  withoutCamera: 'Tanpa kamera?',
  findByName: 'Cari nama bendanya',
  drop: 'Lepaskan foto di sini',
  limits:
    'JPEG, PNG, GIF, atau WebP sampai 5 MB. Foto yang lebih besar kami kecilkan otomatis sebelum dikirim.',
  preview: (name: string) => `Foto yang dipilih: ${name}`,
  preparing: 'Menyiapkan foto...',
  remove: 'Hapus foto',
  submit: 'Klasifikasi Sekarang',
  cancel: 'Batalkan',
  cancelled: 'Dibatalkan. Foto Anda masih ada di sini.',
  offline: 'Anda sedang luring. Foto tetap ada di sini; kirim setelah tersambung lagi.',
  progress: 'Kemajuan klasifikasi',
  shrunk: (from: string, to: string) => `${from} → ${to}`,
  shrinking: 'Mengecilkan foto...',
  sending: 'Mengirim foto...',
  analysing: 'Memeriksa foto...',
  sent: (sent: string, total: string) => `${sent} dari ${total}`,
};

/** The daily limit can mean hours of waiting, so the text is not in seconds only. */
function waitText(seconds: number): string {
  if (seconds > 90 * 60) return `${Math.ceil(seconds / 3600)} jam`;
  if (seconds > 90) return `${Math.ceil(seconds / 60)} menit`;
  return `${seconds} detik`;
}

export const failureText = {
  title: 'Terjadi Kesalahan',
  retry: 'Coba lagi',
  retryIn: (seconds: number) => `Coba lagi dalam ${waitText(seconds)}`,
};

export const resultText = {
  title: 'Hasil Klasifikasi',
  hazardTitle: 'Bahan berbahaya',
  questionPanel: 'Satu pertanyaan dulu',
  otherMaterial: 'Pilih jenis lain',
  unsure: 'Belum yakin',
  notWaste: 'Bukan sampah?',
  /** Rounded down: 99,8 is not 100, and 79,6 is not yet 80. */
  percent: (confidence: number) => `${formatNumber(Math.floor(confidence))}%`,
  certainty: { high: 'Yakin', middle: 'Cukup yakin', low: 'Keyakinan rendah' },
  now: 'Lakukan sekarang',
  recyclability: 'Kemudahan daur ulang',
  score: (score: number) => `${formatNumber(score)} dari 100`,
  hard: 'Sulit',
  easy: 'Sangat mudah',
  disposal: 'Saran pembuangan',
  tips: 'Tips daur ulang',
  photo: 'Foto Anda',
  photoAlt: 'Foto yang Anda kirim',
  photoNote: {
    visitor: 'Foto ini tidak kami simpan dan tidak dibagikan.',
    member: 'Foto hanya disimpan, atau dipakai mengajari AI, bila Anda mengizinkannya di Riwayat.',
  },
  place: 'Lokasi pembuangan',
  others: 'Kemungkinan lain',
  closest: 'Kemungkinan terdekat',
  share: (confidence: number) => `${formatNumber(confidence, { least: 1, most: 1 })}%`,
  again: 'Klasifikasi Lagi',
  sell: 'Jual Sampah',
  ideas: 'Cari Inovasi',
  model: (version: string) => `Model ${version}`,
};

export const lastAnswerText = {
  title: 'Jawaban terakhir',
  unanswered: 'Belum Anda jawab',
  open: 'Buka jawaban terakhir',
  remove: 'Hapus jawaban terakhir dari ponsel ini',
};

export const retakeText = {
  title: 'Coba satu foto lagi',
  unsure: 'Model belum bisa memilih satu jenis. Foto ulang dengan cara ini:',
  notWaste: 'Kami tidak mengenali sampah di foto ini. Bila memang ada, foto ulang dengan cara ini:',
  shots: {
    single: 'Satu benda saja di dalam bingkai',
    light: 'Dekat jendela atau di luar rumah',
    plain: 'Alas polos, benda terlihat utuh',
  },
  known: 'Sudah tahu jenisnya?',
  knownText: 'Pilih jenisnya, lalu kami tunjukkan cara menanganinya.',
  advice: (material: string) => `Cara menangani ${material.toLowerCase()}`,
  ask: 'Tanyakan ke komunitas',
  askTitle: 'Masih ragu?',
  askText: 'Anggota lain mungkin mengenalinya. Foto hanya ikut bila Anda menambahkannya sendiri.',
  question: 'Ini termasuk sampah jenis apa?',
  questionText: (guesses: string) =>
    `Saya memotret benda ini di Pilah Cerdas, tetapi hasilnya belum pasti. Tebakan terdekat: ${guesses}.\n\nCiri bendanya: `,
  guess: (name: string, share: string) => `${name} (${share})`,
  why: { unsure: 'Kenapa belum yakin?', notWaste: 'Kenapa bukan sampah?' },
  whyText: {
    unsure:
      'Kami hanya memberi jawaban bila model cukup yakin. Saran yang salah bisa membuat benda berbahaya ikut terjual.',
    notWaste:
      'Model hanya mengenal lima jenis sampah. Wajah, ruangan, atau benda lain tidak kami paksakan menjadi salah satunya.',
  },
};

export const feedbackText = {
  question: 'Apakah hasil ini benar?',
  right: 'Benar',
  wrong: 'Salah',
  which: 'Ini sebenarnya apa?',
  none: 'Bukan salah satunya',
  cancel: 'Batal',
  thanks: 'Terima kasih. Jawaban Anda tersimpan.',
  visitorThanks: 'Terima kasih. Masuk agar koreksi Anda tersimpan.',
  login: 'Masuk',
  saidRight: 'Anda menjawab: Benar',
  saidWrong: (material: string) => `Anda menjawab: ${material}`,
  change: 'Ubah',
  failed: 'Jawaban Anda belum tersimpan.',
};

export const historyText = {
  title: 'Riwayat',
  lead: 'Klasifikasi terakhir Anda. Hanya Anda yang melihatnya.',
  empty: 'Belum ada klasifikasi',
  emptyText: 'Foto satu benda. Hasilnya akan muncul di sini.',
  firstScan: 'Foto Sampah Pertama',
  list: 'Daftar klasifikasi',
  loadFailed: 'Riwayat belum bisa dimuat',
  more: 'Tampilkan lebih banyak',
  loading: 'Memuat...',
  photo: (name: string) => `Foto ${name}`,
  removeNamed: (name: string, time: string) => `Hapus ${name}, ${time}`,
  removeQuestion: 'Hapus dari riwayat?',
  removeText: 'Hasil dan fotonya, bila disimpan, dihapus dan tidak bisa dikembalikan.',
  removeConfirm: 'Ya, Hapus',
  removing: 'Menghapus...',
  removed: 'Sudah dihapus dari riwayat.',
  cancel: 'Batal',
  notSent: 'Belum terkirim. Periksa koneksi internet Anda, lalu coba lagi.',
};

export const photoConsentText = {
  label: 'Simpan foto saya bersama riwayat',
  hint: 'Foto klasifikasi berikutnya disimpan tanpa data lokasi. Hanya Anda yang melihatnya, kecuali Anda menyalakan pilihan di bawah. Bila dimatikan, foto yang sudah tersimpan ikut dihapus.',
  on: 'Foto berikutnya akan disimpan.',
  off: 'Foto tidak lagi disimpan, dan yang tersimpan sudah dihapus.',
};

export const learningConsentText = {
  label: 'Foto saya boleh dipakai untuk mengajari PilahBumi',
  hint: 'Foto tersimpan yang Anda nilai benar atau salah, juga yang lama, dilihat sedikitnya dua orang tim tanpa nama Anda, lalu dipakai melatih AI. Bila mereka melihat wajah, pelat nomor, atau dokumen pribadi, foto itu disisihkan. Anda bisa menarik izin kapan saja: foto itu tidak ikut pelatihan berikutnya.',
  notYet: 'Nyalakan dulu pilihan di atas. Yang dipakai hanya foto yang tersimpan.',
  on: 'Terima kasih. Nilai hasilnya benar atau salah agar fotonya ikut mengajari.',
  off: 'Izin ditarik. Foto Anda tidak ikut pelatihan berikutnya.',
};

export const historyFilterText = {
  material: 'Jenis sampah',
  allMaterials: 'Semua',
  feedback: 'Penilaian Anda',
  allFeedback: 'Semua nilai',
  feedbackWords: { benar: 'Dinilai benar', salah: 'Dinilai salah', belum: 'Belum dinilai' },
  nothing: 'Tidak ada yang cocok',
  nothingText: 'Belum ada klasifikasi dengan saringan ini. Pilih jenis atau penilaian lain.',
  showAll: 'Tampilkan Semua',
};

export const exportText = {
  action: 'Unduh CSV',
  working: 'Menyiapkan...',
  done: 'Riwayat diunduh. Buka dengan aplikasi lembar kerja.',
  failed: 'Riwayat belum terunduh. Periksa koneksi internet Anda, lalu coba lagi.',
  file: `riwayat-${product.name.toLowerCase()}.csv`,
};
