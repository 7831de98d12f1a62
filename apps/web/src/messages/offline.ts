/** Texts for offline use and for stored content. */
export const offlineBandText = {
  offline: 'Tidak ada sinyal. Yang sudah tersimpan di ponsel ini tetap bisa dibaca.',
  stale: 'Koneksi lambat atau terputus. Yang tampil adalah simpanan terakhir di ponsel ini.',
  more: 'Lihat simpanan',
};

export const newVersionText = {
  title: 'Versi baru tersedia.',
  take: 'Muat ulang',
};

export const onPhoneText = {
  title: 'Di ponsel ini',
  lead: 'Bacaan, daftar pengepul provinsi Anda, dan riwayat Anda bisa dibuka tanpa sinyal setelah sekali berkunjung.',
  description: 'Apa yang disimpan PilahBumi di ponsel Anda untuk dibaca tanpa sinyal, dan cara menghapusnya.',
  needsSignal: 'Halaman ini butuh sinyal',
  needsSignalText:
    'Halaman itu belum tersimpan di ponsel ini. Coba lagi saat sinyal kembali, atau buka yang sudah tersimpan.',
  opening: 'Membuka simpanan...',
  tryAgain: 'Coba lagi',
  online: 'Tersambung',
  offline: 'Tanpa sinyal',
};

export const readableText = {
  title: 'Bisa dibuka tanpa sinyal',
  pieces: 'Bacaan edukasi',
  pieceCount: (count: string) => `${count} bacaan tersimpan`,
  directory: 'Daftar pengepul',
  province: (province: string) => `Provinsi ${province}`,
  places: (count: string) => `${count} tempat tersimpan`,
  history: 'Riwayat pilah Anda',
  historyKept: 'Tersimpan untuk akun Anda saja',
  nothing: 'Belum ada yang tersimpan. Buka Edukasi atau Jual Sampah sekali saat ada sinyal.',
  unsupported: 'Peramban ini tidak bisa menyimpan halaman. Coba Chrome, Firefox, atau Safari versi baru.',
};

export const storedText = {
  title: 'Yang tersimpan',
  lead: 'Hanya di ponsel ini. Simpanan pribadi juga terhapus saat Anda keluar.',
  files: 'Tampilan aplikasi',
  reading: 'Bacaan, daftar, dan gambar',
  own: 'Data akun Anda',
  model: 'Pemilah di perangkat',
  total: 'Jumlah',
  counting: 'Menghitung...',
  clear: 'Hapus semua simpanan',
  clearTitle: 'Hapus semua simpanan?',
  clearText:
    'Bacaan, daftar, gambar, riwayat, dan pemilah di ponsel ini terhapus; tampilan aplikasi tetap. Akun dan data Anda di server tetap ada, dan yang menunggu kirim tidak ikut terhapus. Simpanan dibuat lagi saat Anda berkunjung, kecuali mode hemat data aktif.',
  clearing: 'Menghapus...',
  cleared: 'Simpanan sudah dihapus.',
  confirm: 'Hapus',
  cancel: 'Batal',
};

export const dataSaverText = {
  title: 'Hemat data',
  label: 'Pakai mode hemat data',
  text: 'Selain halaman ini, tidak ada yang diunduh lebih dulu, foto di postingan baru dimuat setelah Anda ketuk, dan kabar komunitas tidak dipantau terus. Yang Anda buka sendiri tetap tersimpan.',
};

export const manifestText = {
  name: 'PilahBumi: pilah, jual, dan pelajari sampah',
  description: 'Foto sampah untuk tahu jenisnya, temukan pengepul terdekat, dan baca cara mengolahnya.',
  camera: 'Foto sampah',
  sell: 'Jual sampah',
  community: 'Komunitas',
};
