/** Texts of the landing page that are rendered on the server only. */
export const sampleText = {
  badge: 'Contoh tampilan',
  sure: 'Yakin',
};

export const materialsText = {
  title: 'Lima jenis, lima warna',
  lead: 'Warna kartu ini menandai bahannya, sama di hasil foto, peta, dan grafik. Warna tempat sampah mengikuti aturan yang umum dipakai.',
  organik: { examples: 'Sisa dapur, daun, kulit buah.', advice: 'Jadikan kompos' },
  plastik: { examples: 'Botol, gelas, kemasan bersih.', advice: 'Bilas lalu pipihkan' },
  kertas: { examples: 'Kardus, koran, buku tulis.', advice: 'Jaga tetap kering' },
  kaca: { examples: 'Botol dan stoples utuh.', advice: 'Jangan dipecahkan' },
  logam: { examples: 'Kaleng, besi, aluminium.', advice: 'Bilas lalu keringkan' },
};

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
