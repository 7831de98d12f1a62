/** Upload error messages. Fixed by the specification. */
export const photoFailureText = {
  refused: 'Upload gagal',
  server: (status: number) => `Server error: ${status}`,
  network: 'Kesalahan jaringan. Periksa koneksi internet Anda.',
  other: 'Terjadi kesalahan. Silakan coba lagi.',
};

/** Texts of the picture field in a form. */
export const pictureText = {
  pick: 'Pilih Gambar',
  change: 'Ganti Gambar',
  remove: 'Hapus Gambar',
  cancel: 'Batalkan',
  uploading: 'Mengunggah gambar',
  preparing: 'Menyiapkan gambar...',
  sent: (percent: number) => `Mengunggah gambar, ${percent}%`,
  failed: 'Gambar belum terunggah',
  yours: 'Gambar yang Anda unggah',
  waiting: 'Belum ada jaringan. Gambar ini ikut terkirim bersama tulisan Anda begitu tersambung.',
  kept: 'Gambar Anda sudah terunggah dan ikut terkirim.',
};
