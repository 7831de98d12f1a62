/** What an item's page cites: the source and what it says. */
export const sources = {
  'uu-18-2008': {
    title: 'UU 18/2008 tentang Pengelolaan Sampah',
    says: 'Sampah berbahaya, puing bangunan, dan sampah yang timbul tidak rutin adalah sampah spesifik: ditangani tersendiri.',
  },
  'uu-18-2008-burning': {
    title: 'UU 18/2008 tentang Pengelolaan Sampah, pasal 29',
    says: 'Membakar sampah yang tidak sesuai dengan persyaratan teknis dilarang.',
  },
  'pp-27-2020': {
    title: 'PP 27/2020 tentang Pengelolaan Sampah Spesifik',
    says: 'Produk rumah tangga yang mengandung B3, bekas kemasannya, dan barang elektronik yang tidak dipakai lagi termasuk sampah B3.',
  },
  'pp-22-2021': {
    title: 'PP 22/2021, lampiran IX (daftar limbah B3)',
    says: 'Aki dan baterai bekas, minyak pelumas bekas, lampu TL, dan limbah infeksius tercatat sebagai limbah B3.',
  },
  'uu-11-2017': {
    title: 'UU 11/2017 tentang Pengesahan Konvensi Minamata',
    says: 'Indonesia ikut menghapus pemakaian merkuri (raksa) karena meracuni manusia dan lingkungan.',
  },
  'permenkes-41-2019': {
    title: 'Permenkes 41/2019 tentang alat kesehatan bermerkuri',
    says: 'Termometer dan tensimeter bermerkuri ditarik dari fasilitas pelayanan kesehatan.',
  },
  'bpom-obat': {
    title: 'BPOM, gerakan Ayo Buang Sampah Obat',
    says: 'Obat rusak dan kedaluwarsa dapat diserahkan ke apotek yang ikut serta, supaya tidak disalahgunakan.',
  },
  'who-asbestos': {
    title: 'WHO, lembar fakta asbes',
    says: 'Semua jenis asbes dapat menyebabkan kanker bila seratnya terhirup.',
  },
  'permenlhk-75-2019': {
    title: 'Permen LHK P.75/2019, peta jalan pengurangan sampah oleh produsen',
    says: 'Produsen, ritel, dan jasa makanan diminta mengurangi kemasan sekali pakai bertahap sampai 2029.',
  },
} as const satisfies Record<string, { title: string; says: string }>;

export type SourceKey = keyof typeof sources;
