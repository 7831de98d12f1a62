/** Texts of the error screens. The first five are fixed by the specification. */
export const errorScreenText = {
  title: 'Oops! Terjadi kesalahan',
  text: 'Aplikasi sedang dalam pengembangan. Silakan refresh halaman atau coba lagi nanti.',
  refresh: 'Refresh Halaman',
  versionLine: 'v1.0 - AI Waste Classification',
  wrench: 'Becak barang sedang diperbaiki dengan kunci pas',
  errorId: (id: string) => `Kode kesalahan: ${id}`,
  errorIdHint: 'Sebutkan kode ini bila Anda menghubungi kami.',
  version: (version: string) => `Versi ${version}`,
};

export const notFoundText = {
  title: 'Halaman tidak ditemukan',
  text: 'Alamat ini tidak ada atau sudah pindah. Periksa tulisannya, atau mulai lagi dari beranda.',
  home: 'Ke Beranda',
  smartSort: 'Foto Sampah',
  picture: 'Sekarung sampah jatuh dari becak barang di jalan setapak',
};

export const offlineText = {
  title: 'Anda sedang luring',
  text: 'Periksa koneksi internet Anda, lalu coba lagi.',
};

export const offlineKept = 'Anda sedang luring. Yang tampil adalah hasil terakhir yang sempat dimuat.';
