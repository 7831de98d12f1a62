import { internalText } from './internal-text.ts';
import { z } from './zod.ts';

/** Every error code of the API with its user-facing message. */
export const errorText = {
  invalid_input: 'Periksa kembali isian Anda.',
  not_signed_in: 'Silakan masuk terlebih dahulu.',
  not_allowed: 'Anda tidak berwenang melakukan ini.',
  not_found: 'Data tidak ditemukan. Periksa kembali alamatnya.',
  too_large: 'Kiriman terlalu besar. Kecilkan lalu coba lagi.',
  too_many_requests: 'Terlalu banyak permintaan. Tunggu sebentar, lalu coba lagi.',
  unavailable: 'Layanan sedang tidak tersedia. Coba lagi sebentar lagi.',
  region_unknown:
    'Wilayah ini tidak kami kenal. Periksa alamatnya, atau pilih provinsi dan kabupaten di halaman Jual Sampah.',
  feature_off: 'Fitur ini sedang dimatikan untuk sementara. Coba lagi nanti.',
  internal: internalText,

  wrong_credentials: 'Email atau password salah. Periksa kembali, atau atur ulang password Anda.',
  too_many_failures: 'Terlalu banyak percobaan masuk. Tunggu sebentar, lalu coba lagi.',
  sign_in_unavailable: 'Layanan masuk sedang tidak tersedia. Coba lagi sebentar lagi.',
  email_taken:
    'Pendaftaran dengan email ini tidak bisa dilanjutkan. Jika Anda sudah punya akun, silakan masuk atau atur ulang password.',
  common_password: 'Password ini terlalu umum dan mudah ditebak. Pilih password lain.',
  wrong_current_password: 'Password saat ini tidak benar',
  no_password: 'Akun ini belum punya password. Buat lewat Lupa Password.',
  identity_refused: 'Akun Google tidak bisa dipastikan. Silakan masuk dengan Google sekali lagi.',
  email_unverified: 'Email akun Google Anda belum terverifikasi. Verifikasi dulu di Google, lalu coba lagi.',
  second_step_wrong: 'Kode tidak benar atau sudah dipakai. Tunggu kode berikutnya, lalu coba lagi.',
  second_step_expired: 'Waktu verifikasi habis. Silakan masuk kembali.',
  second_step_required: 'Peran Anda wajib memakai verifikasi dua langkah. Aktifkan dulu di halaman Akun.',
  second_step_active: 'Verifikasi dua langkah sudah aktif.',
  export_running: 'Unduhan data Anda masih berjalan. Tunggu sampai selesai, lalu coba lagi.',
  photo_missing: 'Silakan pilih gambar terlebih dahulu',
  photo_type: 'Jenis file tidak valid. Pilih gambar JPEG, PNG, GIF, atau WebP.',
  photo_too_large: 'File terlalu besar. Pilih gambar yang lebih kecil dari 5MB.',
  photo_unreadable: 'Gambar tidak bisa dibaca. Ambil foto baru, lalu coba lagi.',
  photo_too_slow: 'Foto terlalu lama terkirim. Periksa sambungan internet Anda, lalu coba lagi.',
  classifier_busy: 'Banyak yang sedang memilah. Tunggu beberapa detik, lalu coba lagi.',
  classifier_failed: 'Foto ini belum berhasil dianalisis. Coba lagi, atau ambil foto baru.',

  photos_not_kept: 'Foto Anda belum disimpan. Nyalakan dulu "Simpan foto saya bersama riwayat".',
  photo_decided: 'Foto ini sudah tidak menunggu jawaban Anda. Lanjutkan ke foto berikutnya.',

  already_decided: 'Usulan ini sudah diputuskan. Muat ulang daftarnya.',
  suggestions_spent: 'Anda sudah mengirim lima usulan dalam sehari. Lanjutkan besok.',
  submissions_spent: 'Anda sudah mengirim lima tulisan dalam sehari. Lanjutkan besok.',
  pictures_spent: 'Anda sudah mengunggah banyak gambar hari ini. Lanjutkan besok.',
  marks_full: 'Anda sudah menandai 500 tulisan. Lepas beberapa tanda lama dulu.',
  picture_gone: 'Gambar ini sudah tidak tersimpan. Unggah sekali lagi.',

  suspended:
    'Anda sedang tidak bisa menulis di komunitas. Lihat sampai kapan dan ajukan banding di halaman Notifikasi.',
  write_pause: 'Anda baru saja menulis. Tunggu sebentar, lalu kirim lagi.',
  posts_spent: 'Anda sudah menulis banyak postingan dalam sehari. Lanjutkan besok.',
  replies_spent: 'Anda sudah menulis banyak balasan dalam sehari. Lanjutkan besok.',
  reports_spent: 'Anda sudah mengirim banyak laporan dalam sehari. Lanjutkan besok.',
  too_many_links:
    'Anggota baru bisa menulis paling banyak satu tautan. Hapus tautan lainnya, lalu kirim lagi.',
  already_reported: 'Anda sudah melaporkan ini. Moderator akan memeriksanya.',
  already_moderated: 'Ini sudah diputuskan. Muat ulang halamannya.',
  already_appealed: 'Anda sudah mengajukan banding atas keputusan ini. Tunggu kabar di halaman Notifikasi.',
  appeal_needs_other: 'Keputusan ini Anda buat sendiri. Biarkan moderator lain memutuskan bandingnya.',
  own_content: 'Ini tentang tulisan atau akun Anda sendiri. Biarkan moderator lain memutuskannya.',
  own_report: 'Anda ikut melaporkan tulisan ini. Biarkan moderator lain memutuskannya.',
  mutes_full: 'Anda sudah membisukan 100 anggota. Lepas beberapa dulu.',
  pins_full: 'Sudah ada tiga postingan yang disematkan. Lepas salah satu dulu.',
  post_locked: 'Percakapan ini sudah ditutup moderator. Anda masih bisa membacanya.',

  link_invalid: 'Link tidak valid atau sudah kadaluarsa. Silakan minta link baru.',
} as const;

export type ErrorCode = keyof typeof errorText;
export const errorCodes = Object.keys(errorText) as [ErrorCode, ...ErrorCode[]];

export const ErrorBody = z.object({
  success: z.literal(false),
  code: z.enum(errorCodes),
  message: z.string(),
  /** Field name to sentence, for forms. */
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
