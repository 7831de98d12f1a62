import { binOf } from '@app/classifier/bins';
import { materialNames } from '@app/classifier/materials';
import type { Item, ItemAnswer } from '@app/items/item';
import { formatNumber } from '#web/lib/format-number.ts';

export const answerWords: Record<ItemAnswer, string> = {
  ...materialNames,
  residu: 'Residu',
  b3: 'B3',
  khusus: 'Khusus',
};

/** An acronym keeps its capitals: "Mirip AC". */
const inSentence = (name: string) =>
  /^.[a-z]/.test(name) ? name.slice(0, 1).toLowerCase() + name.slice(1) : name;

/** Texts of the A–Z at /pilah. */
export const itemListText = {
  title: 'Benda A–Z',
  pageTitle: 'Benda A–Z: dibuang ke mana?',
  description:
    'Cari lebih dari 300 benda sehari-hari: masuk tempat sampah apa, apa yang perlu disiapkan, dan mana yang berbahaya.',
  search: 'Cari popok, baterai, kardus',
  form: 'Cari benda A–Z',
  submit: 'Cari',
  letters: 'Huruf',
  found: (count: number) => `${formatNumber(count)} benda`,
  foundFor: (query: string) => `untuk “${query}”`,
  alias: (name: string) => `Nama lain: ${name}`,
  loading: 'Memuat daftar...',
  notLoaded: 'Daftar belum bisa dimuat. Periksa koneksi internet Anda, lalu coba lagi.',
  tryAgain: 'Coba Lagi',
  missingTitle: 'Tidak ada di daftar?',
  missingText: 'Foto saja. Atau beri tahu kami bendanya.',
  nothingTitle: (query: string) => `Belum ada “${query}”`,
  nothingText: 'Foto bendanya, atau tanya warga lain.',
  nothingNoted:
    'Kami catat kata ini supaya bisa kami tambahkan. Sementara itu, foto bendanya atau tanya warga lain.',
  photo: 'Foto Sampah',
  ask: 'Tanya Komunitas',
  suggest: 'Usulkan',
  suggested: 'Terima kasih, kami catat.',
  question: (query: string) => ({
    title: query ? `${query} dibuang ke mana?` : 'Benda ini dibuang ke mana?',
    text: query ? `Saya tidak menemukan "${query}" di Benda A–Z. Ada yang tahu dibuang ke mana?` : '',
  }),
};

/** Texts of one item's page. */
export const itemText = {
  question: (name: string) => `${name} dibuang ke mana?`,
  verdict: ({ answer, wasteType }: Pick<Item, 'answer' | 'wasteType'>): string => {
    if (answer === 'khusus') return '';
    const { name } = binOf(answer);
    if (answer === 'organik') return `${name}, atau jadikan kompos.`;
    if (answer === 'residu') return `${name}. Tidak bisa dijual atau dikompos.`;
    if (answer === 'b3') return `${name}. Jangan dijual atau dicampur.`;
    return wasteType ? `${name}. Bersih dan kering, bisa dijual.` : `${name}, bersih dan kering.`;
  },
  lastStep: (answer: ItemAnswer): string | undefined => {
    if (answer === 'khusus') return undefined;
    if (answer === 'b3') return 'Bawa ke titik kumpul B3';
    const bin = `tempat ${binOf(answer).colour}`;
    return answer === 'organik' ? `Masukkan ke komposter atau ${bin}` : `Masukkan ke ${bin}`;
  },
  /** Where the item has none of its own. */
  neverUsually: {
    residu: ['Jangan dibakar atau dibuang ke sungai.'],
    plastik: ['Jangan dibakar. Asapnya beracun.'],
  } as Partial<Record<ItemAnswer, string[]>>,
  /** Said of everything dangerous, after its own. */
  neverSell: 'Jangan dijual atau dicampur dengan sampah lain.',
  danger: 'Hati-hati',
  parts: 'Bagian-bagiannya',
  steps: 'Lakukan ini',
  neverTitle: 'Jangan',
  less: 'Supaya lebih sedikit',
  questions: 'Sering ditanyakan',
  aliases: (names: string) => `Disebut juga: ${names}.`,
  sources: 'Sumber',
  written: 'Ditulis redaksi PilahBumi.',
  report: 'Laporkan kesalahan',
  reportSubject: (name: string) => `Benda A–Z: ${name}`,
  similar: (name: string) => `Mirip ${inSentence(name)}`,
  unsure: 'Tidak yakin bendanya?',
  buyers: 'Cari Pembeli',
  oilBuyers: 'Cari Penerima Jelantah',
  hazardPoints: 'Lihat Titik B3',
  notFound: 'Benda ini belum ada',
  notFoundText: 'Coba kata lain, atau foto bendanya.',
};

export const unknownItemQueueText = {
  title: 'Kata yang tidak ditemukan',
  empty: 'Tidak ada yang menunggu',
  emptyText: 'Semua yang dicari warga di Benda A–Z sudah ada. Kata baru akan muncul di sini.',
  failed: 'Daftar kata belum bisa dimuat',
  more: 'Tampilkan lainnya',
  loading: 'Memuat...',
  lead: 'Dicari warga di Benda A–Z dan belum ada. Yang paling sering di atas.',
  count: (count: number) => `${formatNumber(count)} kali`,
  last: (day: string) => `terakhir ${day}`,
  dismiss: 'Selesai',
  dismissLabel: (word: string) => `Selesai dengan ${word}`,
  dismissed: (word: string) => `“${word}” sudah tidak ada di daftar.`,
};
