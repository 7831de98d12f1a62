/** Words of the landing page. */
export const homeText = {
  headline: { before: 'Pilah sampah dengan ', marked: 'cerdas', after: ' untuk bumi lestari' },
  lead: 'Foto satu benda. Anda langsung tahu jenisnya, cara menyiapkannya, dan siapa yang mau membelinya.',
  smartSort: 'Foto Sampah',
  about: (product: string) => `Tentang ${product}`,
  picture:
    'Halaman kampung: seorang anak di dekat lima tempat sampah, ponsel yang mengenali botol, warga dengan becak barang berisi karung di depan rumah, dan mangrove di tepi air',
};

/** Texts of the live demo on the landing page. */
export const trialText = {
  title: 'Coba dengan foto Anda sendiri',
  lead: 'Ambil satu benda di dekat Anda. Model yang sama dengan Pilah Cerdas menjawabnya di sini.',
  panel: 'Coba di sini',
  prompt: 'Satu benda, tempat terang',
  limits: 'JPEG, PNG, GIF, atau WebP. Foto besar kami kecilkan di ponsel Anda sebelum dikirim.',
  preparing: 'Menyiapkan foto...',
  failed: 'Foto belum bisa dibuka',
  failedText: 'Periksa koneksi internet Anda, lalu coba lagi. Foto Anda masih ada di sini.',
  retry: 'Coba Lagi',
  noScript: 'Untuk mencoba di sini, aktifkan JavaScript di peramban Anda.',
  promises: [
    {
      icon: 'bolt',
      title: 'Jawaban sungguhan',
      text: 'Bukan contoh yang disiapkan. Jawabannya bisa salah, dan Anda bisa mengoreksinya.',
    },
    {
      icon: 'help',
      title: 'Boleh ragu',
      text: 'Kalau model belum yakin, kami katakan belum yakin dan tunjukkan cara memotret ulang.',
    },
    {
      icon: 'lock',
      title: 'Tanpa akun, tanpa jejak',
      text: 'Foto pengunjung tidak kami simpan. Foto anggota hanya disimpan bila diizinkan.',
    },
  ],
} as const;

export const featuresText = {
  title: 'Dari meja dapur sampai ke timbangan',
  lead: 'Satu tempat untuk tahu, menjual, dan belajar mengolah sampah rumah.',
  smartSort: {
    title: 'Pilah Cerdas',
    text: 'Arahkan kamera ke satu benda. AI menyebut jenis, tingkat keyakinan, dan langkah berikutnya. Kalau belum yakin, kami katakan belum yakin.',
    go: 'Coba sekarang',
  },
  sellWaste: {
    title: 'Jual Sampah',
    text: 'Bandingkan harga dan syarat pengepul di provinsi Anda.',
    go: 'Cari pengepul',
    prices: [
      { item: 'Botol PET tanpa tutup dan label', price: 'Rp4.000/kg' },
      { item: 'Botol PET masih berlabel', price: 'Rp1.500/kg' },
    ],
    source: 'Bank sampah di Banda Aceh, Juni 2024. Harga di tempat Anda bisa berbeda.',
  },
  education: {
    title: 'Edukasi',
    text: 'Berita dan tutorial: kompos, kerajinan, sampai furnitur.',
    go: 'Buka pusat edukasi',
  },
  community: {
    title: 'Komunitas',
    text: 'Tanya jawab dengan warga, guru, dan pengurus bank sampah.',
    go: 'Ikut berdiskusi',
    thread: [
      'Minyak jelantah bisa disetor ke mana kalau jumlahnya cuma sedikit?',
      'Kumpulkan dulu di botol bekas, lalu bawa saat hari timbang.',
      'Siap, saya mulai dari botol kecap di dapur.',
    ],
  },
  dashboard: {
    title: 'Dasbor pribadi',
    text: 'Riwayat foto, target mingguan, dan jenis sampah yang paling sering Anda pilah.',
    go: 'Lihat dasbor',
  },
  directory: {
    title: 'Direktori bank sampah dan pengepul',
    text: 'Jam buka, layanan jemput, dan berat minimum. Cari yang terdekat di peta.',
    go: 'Buka peta',
  },
};

/** At the end of the landing and the about page. */
export const invitationText = {
  home: {
    title: 'Mulai dari satu botol di rumah Anda',
    text: 'Daftar untuk menyimpan riwayat, atau langsung coba tanpa akun.',
  },
  about: {
    title: 'Ikut memilah bersama kami',
    text: 'Setiap koreksi anggota menunjukkan kepada kami di mana model masih salah.',
  },
  register: 'Daftar Sekarang',
  smartSort: 'Coba Platform',
};

/** The picture of a shared link. */
export const shareCardText = {
  category: 'Pilah · Jual · Belajar',
  facts: 'Foto satu benda, tahu jenisnya',
};
