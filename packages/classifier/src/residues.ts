export interface Residue {
  name: string;
  steps: readonly [string, string, string];
  never: readonly string[];
  /** What to buy or use instead, so that less of it arises. */
  less: readonly { title: string; text: string }[];
  why: string;
}

const neverBurn = 'Jangan dibakar. Asapnya beracun.';
const neverRiver = 'Jangan dibuang ke sungai atau selokan.';
const lastStep = 'Masukkan ke tempat abu-abu';

/** Everyday waste that nobody buys and that no compost takes. */
export const residues = {
  campuran: {
    name: 'Campuran dan plastik kotor',
    steps: ['Pastikan tidak ada yang masih bisa dijual', 'Keringkan dan bungkus rapat', lastStep],
    never: [neverBurn, neverRiver],
    less: [
      { title: 'Pilah sejak di dapur', text: 'Yang bersih dan terpisah masih laku; yang tercampur tidak.' },
      { title: 'Bawa wadah sendiri', text: 'Tas belanja, botol minum, dan kotak makan.' },
      { title: 'Pilih kemasan satu bahan', text: 'Botol atau kardus lebih mudah diolah daripada lapisan.' },
    ],
    why: 'Bahannya menyatu atau terlalu kotor untuk dipisahkan, sehingga pengepul dan bank sampah tidak menerimanya.',
  },
  kain: {
    name: 'Kain, spons, atau sepatu',
    steps: ['Yang masih layak: cuci, lalu sumbangkan', 'Yang rusak: potong untuk lap', lastStep],
    never: [neverBurn, 'Jangan dicampur dengan plastik yang akan dijual.'],
    less: [
      { title: 'Perbaiki dulu', text: 'Penjahit dan tukang sol lebih murah daripada membeli baru.' },
      { title: 'Tukar atau wariskan', text: 'Baju anak cepat sempit dan jarang rusak.' },
      { title: 'Beli yang awet', text: 'Kain tebal dipakai bertahun-tahun, yang tipis beberapa bulan.' },
    ],
    why: 'Serat kain dan karet tercampur, dan tempat yang mengolahnya masih sangat sedikit.',
  },
  popok: {
    name: 'Popok atau pembalut',
    steps: ['Buang tinja ke kloset', 'Gulung, rekatkan, bungkus rapat', lastStep],
    never: [neverBurn, 'Jangan dibuang ke sungai atau kloset.'],
    less: [
      { title: 'Popok kain di siang hari', text: 'Malam tetap sekali pakai. Sampahnya sudah berkurang.' },
      { title: 'Beli ukuran yang pas', text: 'Yang bocor dibuang lebih cepat.' },
      { title: 'Pembalut kain atau cawan', text: 'Dipakai ulang bertahun-tahun bila dicuci benar.' },
    ],
    why: 'Plastik, kertas, dan gelnya menyatu, dan sudah kotor. Bank sampah tidak menerimanya.',
  },
  tisu: {
    name: 'Tisu atau kertas berminyak',
    steps: ['Tanpa plastik dan minyak: masukkan ke kompos', 'Selain itu: bungkus rapat', lastStep],
    never: ['Jangan dibuang ke kloset. Salurannya tersumbat.', 'Jangan dicampur dengan kertas bersih.'],
    less: [
      { title: 'Lap kain di dapur', text: 'Dicuci, lalu dipakai lagi.' },
      { title: 'Sapu tangan', text: 'Satu saja menggantikan banyak tisu.' },
      { title: 'Daun pisang', text: 'Pembungkus yang bisa jadi kompos.' },
    ],
    why: 'Seratnya terlalu pendek dan sudah kotor; satu lembar berminyak merusak seikat kertas.',
  },
  styrofoam: {
    name: 'Styrofoam',
    steps: ['Buang sisa makanan, lap bersih', 'Patahkan agar tidak makan tempat', lastStep],
    never: [neverBurn, 'Jangan dipakai ulang untuk makanan panas.'],
    less: [
      { title: 'Bawa kotak makan', text: 'Banyak warung mau mengisinya.' },
      { title: 'Pilih bungkus kertas atau daun', text: 'Minta saat memesan.' },
      { title: 'Makan di tempat', text: 'Piring tidak menjadi sampah.' },
    ],
    why: 'Hampir seluruhnya udara: ongkos angkutnya lebih besar daripada nilainya, dan biasanya sudah berminyak.',
  },
  saset: {
    name: 'Saset atau kemasan berlapis',
    steps: [
      'Gunting, bilas, keringkan',
      'Kumpulkan untuk kerajinan atau ecobrick',
      `Selain itu: ${lastStep.toLowerCase()}`,
    ],
    never: [neverBurn, neverRiver],
    less: [
      { title: 'Beli ukuran besar', text: 'Lebih murah per gram, dan botolnya laku.' },
      { title: 'Toko isi ulang', text: 'Bawa botol sendiri.' },
      { title: 'Sabun batang', text: 'Tanpa plastik sama sekali.' },
    ],
    why: 'Plastik dan aluminium direkatkan berlapis dan tidak bisa dipisahkan lagi.',
  },
  pecahan: {
    name: 'Pecahan kaca, cermin, atau keramik',
    steps: [
      'Pakai sarung tangan atau kain tebal',
      'Bungkus koran berlapis, masukkan ke kardus',
      'Tulis "AWAS PECAHAN KACA", serahkan langsung ke petugas',
    ],
    never: [
      'Jangan dimasukkan ke kantong plastik begitu saja. Petugas bisa terluka.',
      'Jangan dipungut anak.',
    ],
    less: [
      { title: 'Simpan tegak', text: 'Botol utuh masih laku dan bisa diisi ulang.' },
      { title: 'Alasi dengan kardus', text: 'Kaca jarang pecah bila tidak saling berbenturan.' },
      { title: 'Pilih gelas tebal', text: 'Lebih awet dipakai setiap hari.' },
    ],
    why: 'Cermin, keramik, dan gelas tahan panas melebur pada suhu lain, dan pecahannya melukai orang yang memilah.',
  },
} as const satisfies Record<string, Residue>;

export type ResidueId = keyof typeof residues;
/** What most residue in the bin is, for the quick choice. */
export const residueIds = Object.keys(residues) as ResidueId[];
