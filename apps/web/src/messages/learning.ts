import { type Label, materialNames } from '@app/classifier/materials';
import type { Refusal } from '@app/contract/learning';

/** Texts for those who say what members' photos show. */
export const learningText = {
  title: 'Foto untuk belajar',
  lead: 'Anggota mengizinkan foto ini dipakai mengajari AI. Anda tidak melihat pemiliknya, jawaban AI, atau jawaban orang lain.',
  counts: {
    waiting: 'menunggu Anda',
    labelled: 'sudah berlabel',
    setAside: 'disisihkan',
    withdrawn: 'ditarik pemiliknya',
  },
  photo: 'Foto yang perlu Anda beri label',
  question: 'Benda apa ini?',
  hint: 'Pilih bahan utamanya. Bila ragu, pilih "Tidak jelas" daripada menebak.',
  labels: { ...materialNames, residu: 'Residu', 'b3-elektronik': 'B3 & elektronik' } satisfies Record<
    Label,
    string
  >,
  unclear: 'Tidak jelas',
  skip: 'Lewati',
  refuse: 'Foto ini tidak boleh dipakai',
  refuseHint: 'Wajah, pelat nomor, dan dokumen: satu jawaban saja langsung menyisihkan foto ini.',
  refusals: {
    wajah: 'Ada wajah',
    'pelat-nomor': 'Ada pelat nomor',
    dokumen: 'Ada dokumen atau data pribadi',
    'bukan-sampah': 'Bukan sampah',
  } satisfies Record<Refusal, string>,
  saved: 'Jawaban tersimpan.',
  failed: 'Foto untuk belajar belum bisa dimuat',
  photoFailed: 'Foto belum bisa dimuat',
  photoFailedText: 'Periksa koneksi internet Anda, lalu coba lagi. Jangan menebak tanpa melihat fotonya.',
  empty: 'Tidak ada yang menunggu',
  emptyText: 'Semua foto sudah Anda jawab. Foto baru muncul setelah anggota mengizinkan dan menilainya.',
  skipped: 'Sisanya Anda lewati',
  skippedText: 'Lihat sekali lagi, atau biarkan orang lain yang menjawab.',
  again: 'Lihat Lagi',
};
