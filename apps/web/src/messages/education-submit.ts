import type { SubmissionState } from '@app/contract/education-submission';
import type { z } from 'zod';
import type { PieceKind } from '@app/contract/education';
import { formatNumber } from '#web/lib/format-number.ts';

/** Words of the page where members send news and ideas. The two titles are fixed by the specification. */
export const submitText = {
  titles: { news: 'Bagikan Berita', innovation: 'Kirim Ide Kreatif' } satisfies Record<PieceKind, string>,
  leads: {
    news: 'Ada kabar tentang sampah dari kampung, sekolah, atau kota Anda? Ceritakan. Editor membacanya dulu sebelum terbit dengan nama Anda.',
    innovation:
      'Pernah membuat sesuatu dari sampah? Tulis caranya supaya orang lain bisa meniru. Editor membacanya dulu sebelum terbit dengan nama Anda.',
  } satisfies Record<PieceKind, string>,
  back: 'Pusat Edukasi',
  kinds: 'Jenis kiriman',
  draftKept: 'Isian Anda disimpan di perangkat ini sampai terkirim.',
  draftFound: 'Isian Anda yang belum terkirim kami buka kembali.',
  startOver: 'Kosongkan isian',
  preview: 'Lihat Pratinjau',
  previewTitle: 'Pratinjau',
  previewText: 'Begini tulisan Anda terlihat setelah terbit.',
  keepWriting: 'Kembali Menulis',
  submit: 'Kirim ke Editor',
  submitting: 'Mengirim...',
  notSentTitle: 'Tulisan belum terkirim',
  notSent: 'Periksa koneksi internet Anda, lalu coba lagi. Isian Anda tetap tersimpan.',
  check: 'Ada isian yang perlu diperbaiki. Lihat tanda merah di bawah.',
  pictureUnderway: 'Tunggu sampai gambar selesai diunggah, atau batalkan unggahannya.',
  limit: 'Paling banyak lima kiriman dalam sehari.',
};

export const submitFieldText = {
  about: { news: 'Tentang beritanya', innovation: 'Tentang idenya' } satisfies Record<PieceKind, string>,
  title: 'Judul',
  titleExamples: {
    news: 'Misalnya: Warga RW 05 menimbang sampah tiap Sabtu',
    innovation: 'Misalnya: Rak sepatu dari peti buah',
  } satisfies Record<PieceKind, string>,
  excerpt: 'Ringkasan',
  excerptHint: 'Satu atau dua kalimat yang membuat orang ingin membaca.',
  category: 'Kategori',
  choose: 'Pilih',
  counted: (used: number, most: number) => `${formatNumber(used)} dari ${formatNumber(most)} karakter.`,
  content: 'Isi berita',
  fullContent: 'Tulisan Anda',
  fullContentHint:
    'Paling sedikit 300 karakter. Pisahkan paragraf dengan baris kosong. Baris yang diawali "## " menjadi judul kecil, baris yang diawali "- " menjadi daftar.',
  how: 'Tingkat dan waktu',
  difficulty: 'Tingkat kesulitan',
  time: 'Waktu pengerjaan',
  timeHint: 'Dari 5 menit sampai 7 hari.',
  timeUnit: 'Satuan waktu',
  materials: 'Bahan dan alat',
  materialsHint: 'Satu per baris, dengan jumlahnya. Tekan Enter untuk baris berikutnya.',
  materialExample: 'Misalnya: Botol 1,5 liter, 2 buah',
  material: (position: number) => `Bahan ${position}`,
  addMaterial: 'Tambah bahan',
  removeMaterial: (position: number) => `Hapus bahan ${position}`,
  steps: 'Langkah',
  stepsHint: 'Berurutan, paling sedikit dua langkah.',
  step: (position: number) => `Langkah ${position}`,
  stepTitle: 'Judul langkah',
  stepText: 'Yang dilakukan',
  addStep: 'Tambah langkah',
  removeStep: (position: number) => `Hapus langkah ${position}`,
  raise: 'Pindahkan ke atas',
  raiseStep: (position: number) => `Pindahkan ke atas langkah ${position}`,
  care: 'Keselamatan dan tips',
  safety: 'Keselamatan',
  safetyHint: 'Apa yang bisa melukai, dan cara mencegahnya. Boleh dikosongkan.',
  tips: 'Tips',
  tipsHint: 'Boleh dikosongkan.',
  waste: 'Sampah apa yang dipakai?',
  wasteHint: 'Supaya ide ini muncul saat orang memfoto sampah itu.',
  sources: 'Sumber',
  sourcesHint: {
    news: 'Dari mana Anda tahu? Wawancara, surat kabar, atau halaman resmi. Tulisan dengan sumber lebih cepat terbit.',
    innovation: 'Bila Anda belajar dari tulisan atau video orang lain, sebutkan di sini.',
  } satisfies Record<PieceKind, string>,
  source: (position: number) => `Sumber ${position}`,
  sourceTitle: 'Nama sumber',
  sourceUrl: 'Alamat tautan',
  sourceUrlHint: 'Boleh dikosongkan.',
  addSource: 'Tambah sumber',
  removeSource: (position: number) => `Hapus sumber ${position}`,
};

export const pictureText = {
  title: 'Gambar',
  hint: 'JPEG, PNG, GIF, WebP, atau HEIC, paling besar 5 MB. Lokasi dan data kamera dihapus. Tanpa gambar, kami pasang ilustrasi.',
};

export const submittedText = {
  title: 'Tulisan Anda sudah kami terima',
  text: 'Editor akan membacanya. Hasilnya muncul di Kiriman saya di halaman ini.',
  picture: 'Orang-orang bertukar kabar',
  another: 'Kirim yang lain',
  centre: 'Ke Pusat Edukasi',
};

export const mySubmissionsText = {
  title: 'Kiriman saya',
  empty: 'Belum ada kiriman dari Anda.',
  failed: 'Kiriman Anda belum bisa dimuat',
  states: { pending: 'Menunggu diperiksa', accepted: 'Terbit', rejected: 'Ditolak' } satisfies Record<
    z.infer<typeof SubmissionState>,
    string
  >,
  kinds: { news: 'Berita', innovation: 'Ide & Inovasi' } satisfies Record<PieceKind, string>,
  sent: (day: string) => `Dikirim ${day}`,
  reason: (reason: string) => `Alasan: ${reason}`,
  open: 'Baca tulisannya',
  rework: 'Perbaiki dan kirim lagi',
  reworkBlocked: 'Kirim atau kosongkan dulu isian yang sedang Anda tulis.',
  withdraw: 'Tarik kembali',
  withdrawNamed: (title: string) => `Tarik kembali ${title}`,
  withdrawQuestion: 'Tarik kembali kiriman ini?',
  withdrawText: 'Editor tidak akan membacanya lagi, dan tulisannya dihapus.',
  withdrawConfirm: 'Ya, Tarik',
  withdrawing: 'Menarik...',
  withdrawn: 'Kiriman sudah ditarik.',
  notWithdrawn: 'Belum tertarik. Periksa koneksi internet Anda, lalu coba lagi.',
  cancel: 'Batal',
};

export const previewText = { missing: 'Belum diisi' };
