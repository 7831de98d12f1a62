import type { Item } from '../item.ts';

/** What a house is kept clean and fresh with. */
export const householdItems: Item[] = [
  {
    name: 'Kamper',
    aliases: ['kapur barus', 'kamfer', 'pengharum lemari', 'naftalen'],
    answer: 'b3',
    steps: ['Masukkan ke wadah tertutup'],
    never: ['Jangan dibuang ke kloset atau selokan.', 'Jangan terjangkau anak: mirip permen.'],
    danger: 'Beracun bila tertelan.',
    sources: ['pp-27-2020'],
  },
  {
    name: 'Pengharum ruangan',
    aliases: ['stella', 'pengharum mobil', 'pewangi ruangan', 'gel pewangi', 'reed diffuser'],
    answer: 'residu',
    note: 'Yang semprot termasuk B3',
    parts: [
      { name: 'Gel dan wadahnya', answer: 'residu' },
      { name: 'Kaleng semprot', answer: 'b3' },
    ],
    steps: ['Biarkan gel mengering', 'Kaleng semprotnya dipisah, jangan ditusuk'],
    danger: 'Jenis kaleng semprot bisa meledak bila ditekan atau dibakar.',
  },
  {
    name: 'Kaca cermin',
    aliases: ['cermin', 'cermin pecah', 'kaca rias', 'kaca jendela', 'kaca lemari', 'kaca bingkai'],
    answer: 'residu',
    note: 'Jangan dicampur botol',
    steps: ['Tempel lakban menyilang, bungkus kardus', 'Tulis "AWAS PECAHAN KACA"'],
    lastStep: 'Serahkan langsung ke petugas',
    danger: 'Pecahannya lebar dan tajam.',
    questions: [{ question: 'Kaca jendela utuh?', answer: 'Tukang kaca sering mau. Tanyakan dulu.' }],
  },
  {
    name: 'Keset',
    aliases: ['keset kaki', 'karpet kecil', 'tirai kamar mandi', 'gorden plastik'],
    answer: 'residu',
    steps: ['Cuci, pakai di halaman atau untuk hewan', 'Keringkan sebelum dibuang'],
  },
  {
    name: 'Sikat kamar mandi',
    aliases: ['sikat wc', 'sikat lantai', 'sapu lidi', 'sapu ijuk', 'sapu', 'pengki', 'kemoceng', 'pel'],
    answer: 'residu',
    parts: [
      { name: 'Lidi dan ijuk', answer: 'organik' },
      { name: 'Gagang kayu', answer: 'organik' },
      { name: 'Gagang aluminium', answer: 'logam' },
      { name: 'Kepala plastik', answer: 'residu' },
    ],
    steps: ['Lepas gagangnya', 'Pisahkan lidi dan ijuk dari plastiknya'],
  },
  {
    name: 'Shower',
    aliases: ['keran', 'kran', 'keran air', 'selang shower', 'keran bocor'],
    answer: 'logam',
    parts: [
      { name: 'Keran kuningan atau besi', answer: 'logam' },
      { name: 'Kepala plastik', answer: 'residu' },
    ],
    steps: ['Pisahkan logam dan plastiknya', 'Keringkan'],
    wasteType: 'besi-tua',
  },
];
