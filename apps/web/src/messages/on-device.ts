/** Texts of on-device classification. */
export const onDeviceText = {
  title: 'Proses di perangkat saya',
  lead: 'Ponsel Anda bisa memilah sendiri: tetap jalan tanpa sinyal, dan foto tidak dikirim ke mana pun.',
  size: (download: string, kept: string) =>
    `Diunduh sekali, sekitar ${download}. Memakai ${kept} penyimpanan ponsel.`,
  download: (size: string) => `Unduh ${size}`,
  onWifi: 'Unduh sendiri saat tersambung Wi-Fi',
  starting: 'Menyiapkan unduhan...',
  progress: 'Kemajuan unduhan',
  received: (received: string, total: string) => `${received} dari ${total}`,
  cancel: 'Batalkan unduhan',
  ready: 'Siap dipakai di ponsel ini.',
  choose: 'Selalu proses di ponsel ini',
  chooseHint:
    'Foto tidak dikirim. Bila dimatikan, ponsel ini hanya memilah sendiri saat tidak ada sinyal atau server sedang penuh.',
  remove: (size: string) => `Hapus dari ponsel (${size})`,
  removing: 'Menghapus...',
  removed: 'Sudah dihapus dari ponsel ini.',
  unsupported: 'Peramban ini belum bisa memilah sendiri. Coba Chrome, Firefox, atau Safari versi baru.',
  gone: 'Berkasnya tidak ada lagi di ponsel ini. Unduh sekali lagi.',
  newer: 'Ada yang lebih baru dan lebih teliti. Yang lama tetap dipakai sampai yang baru utuh di ponsel ini.',
  failedTitle: 'Unduhan belum selesai',
  failed: {
    network: 'Koneksi terputus. Yang sudah diterima utuh tidak perlu diunduh ulang.',
    damaged: 'Berkas yang diterima tidak utuh, jadi tidak kami simpan. Coba unduh lagi.',
    full: 'Penyimpanan ponsel penuh. Kosongkan sedikit ruang, lalu coba lagi.',
  },
};

/** While and after a photo is classified on the phone itself. */
export const computedHereText = {
  computing: 'Menghitung di ponsel',
  offline: 'Anda sedang luring. Foto ini akan dipilah di ponsel Anda sendiri.',
  chosen: 'Foto ini dipilah di ponsel Anda dan tidak dikirim.',
  gone: 'Berkas untuk memilah di ponsel tidak ada lagi. Unduh lagi di bawah, atau matikan "Selalu proses di ponsel ini". Foto Anda tidak dikirim.',
  failed:
    'Ponsel ini belum berhasil memilah foto Anda. Tutup aplikasi lain, lalu coba lagi. Foto tidak dikirim.',
  where: {
    device: 'Dihitung di ponsel Anda, foto tidak dikirim.',
    instead: 'Dihitung di ponsel Anda, karena server belum bisa menjawab.',
    server: 'Dihitung di server kami.',
  },
  kept: 'Foto tidak kami simpan. Hanya hasilnya yang masuk Riwayat Anda.',
};
