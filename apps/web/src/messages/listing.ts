export const listingText = {
  back: 'Jual Sampah',
  description: (what: { name: string; category: string; city: string; province: string; types: string }) =>
    `${what.name}, ${what.category} di ${what.city}, ${what.province}. Menerima ${what.types}. Lihat harga beli beserta tanggalnya, jam buka, dan cara menghubungi.`,
  registeredDescription: (what: {
    name: string;
    kind: string;
    city: string;
    province: string;
    status: string;
  }) =>
    `${what.name}, ${what.kind.toLowerCase()} di ${what.city}, ${what.province}. ${what.status}. Lihat letaknya di peta dan petunjuk arah.`,
  directions: 'Petunjuk arah',
  directionsTo: (name: string) => ` ke ${name}`,
  newTab: '(membuka halaman baru)',
  photoOf: (name: string) => `Bagian depan ${name}, foto dari warga`,
  prices: 'Harga beli',
  pricesLead: 'Harga bisa berubah. Pastikan dulu sebelum berangkat.',
  asIs: 'Apa adanya',
  prepared: 'Disiapkan dulu',
  noPrice: 'Tidak ada harga',
  gain: (amount: string) => `+${amount} bila disiapkan`,
  preparation: 'Cara menyiapkan',
  minimum: (amount: string) => `Minimum ${amount}`,
  anyAmount: 'Berapa pun diterima',
  source: (day: string, source: string) => `Dicatat ${day} · ${source}`,
  hours: 'Jam buka',
  hoursZone: (zone: string) => `Waktu setempat (${zone})`,
  day: 'Hari',
  time: 'Jam',
  trust: 'Bisa dipercaya?',
  verifiedOn: (day: string) => `Diverifikasi ${day}`,
  verifiedHow: (how: string) => `Cara memeriksa: ${how}`,
  unverified: 'Belum diverifikasi. Hubungi dulu sebelum membawa barang.',
  sample:
    'Ini data contoh untuk memperlihatkan isi halaman. Tempat, harga, dan nilainya bukan milik siapa pun.',
  confirmed: (ago: string) => `Dikonfirmasi ${ago}`,
  neverConfirmed: 'Belum ada yang mengonfirmasi bahwa tempat ini masih buka.',
  fading: 'Sudah lama tidak dikonfirmasi. Hubungi dulu sebelum berangkat.',
  correct: 'Usulkan perbaikan',
  help: 'Bantu lengkapi',
  helpLead: 'Usulan Anda kami periksa dulu sebelum tampil.',
  add: 'Tambahkan',
  missing: {
    hours: 'Tahu jam bukanya?',
    phone: 'Tahu nomor telepon tempat ini?',
    prices: 'Tahu apa yang diterima dan harganya?',
    photo: 'Punya foto bagian depannya?',
  },
  institution: 'Tanya dulu sebelum datang: mungkin khusus warga sekolah atau kantor itu.',
  notFound: 'Tempat ini tidak ditemukan',
  notFoundText: 'Mungkin sudah tutup atau alamatnya salah ketik. Cari tempat lain di daftar.',
  notFoundAction: 'Lihat semua pengepul',
  loadFailed: 'Halaman tempat ini belum bisa dimuat',
};

/** On the answer to a photo: what buyers pay. */
export const materialPricesText = {
  title: (province: string) => `Perkiraan harga di ${province}`,
  range: (best: string) => `Tergantung jenis dan bersihnya; tertinggi untuk ${best}.`,
  source: (name: string, source: string, date: string) => `Terbaru dari ${name} (${source}), ${date}.`,
};
