import type { Group } from '../row.ts';
import { endpoint, journey, page } from './test-files.ts';

const list = 'point 2, education';
const news = 'point 2, news detail';
const innovation = 'point 2, innovation detail';

export const educationScreens: Group[] = [
  {
    where: list,
    file: journey.education,
    test: 'the centre opens on the news: the newest story large, then the others',
    says: {
      'tab news': 'Berita & Update',
      'tab innovations': 'Ide & Inovasi',
      'opens on news': { describes: 'opening on the first', asserted: 'aria-current' },
    },
  },
  {
    where: list,
    file: journey.education,
    test: 'the other tab is a link, and its cards tell difficulty, time and the first three materials',
    says: {
      'card materials': { describes: 'the first 3 materials and a count', asserted: 4 },
      'card more materials': '+{N} lainnya',
    },
  },
  {
    where: list,
    file: journey.education,
    test: 'readers are invited to write',
    says: {
      'send idea': 'Kirim Ide Kreatif',
      'send news': 'Bagikan Berita',
      'send leads to': {
        text: 'do nothing',
        asserted: '/education/kirim?jenis=inovasi',
        override: 'honesty: a submission form with review',
      },
    },
  },
  {
    where: 'point 3, news article and innovation tutorial',
    file: journey.education,
    test: 'each kind has its categories, and a tutorial its difficulty in word and colour',
    says: {
      'news Lingkungan': 'Lingkungan',
      'news Teknologi': 'Teknologi',
      'news Ekonomi': 'Ekonomi',
      'news Kebijakan': 'Kebijakan',
      'news Sosial': 'Sosial',
      'news Inovasi': 'Inovasi',
      'tutorial DIY': 'DIY',
      'tutorial Kompos': 'Kompos',
      'tutorial Kerajinan': 'Kerajinan',
      'tutorial Dekorasi': 'Dekorasi',
      'tutorial Furniture': 'Furniture',
      'tutorial Fashion': 'Fashion',
      'tutorial Berkebun': 'Berkebun',
      'tutorial Konstruksi': 'Konstruksi',
      'difficulty Mudah': 'Mudah',
      'difficulty Mudah green': { describes: 'green', asserted: 'text-success' },
      'difficulty Sedang': 'Sedang',
      'difficulty Sedang yellow': { describes: 'yellow', asserted: 'text-warning' },
      'difficulty Sulit': 'Sulit',
      'difficulty Sulit red': { describes: 'red', asserted: 'text-danger' },
    },
  },
  {
    where: news,
    file: journey.piece,
    test: 'an article is found in the list and read to its sources and neighbours',
    says: {
      'news back': { describes: 'a back link', asserted: '/education' },
      'news author': { describes: 'author', asserted: 'Tim PilahBumi' },
      'news date': {
        text: 'publishedAt, relative text',
        asserted: '12 November 2026',
        override: 'honesty: stored dates',
      },
      'news read time': { describes: 'read time', asserted: 'menit baca' },
      'news related': 'Berita Terkait',
    },
  },
  {
    where: news,
    file: page.article,
    test: 'an article shows its category, who wrote it when, how long it takes and how many read it',
    says: {
      'news category badge': 'Lingkungan',
      'news views': { describes: 'thousands separators', asserted: '1.284 kali dibaca' },
    },
  },
  {
    where: news,
    file: page.article,
    test: 'a blank line begins a new paragraph',
    says: { 'news paragraphs': { describes: 'split at blank lines', asserted: 'Paragraf kedua.' } },
  },
  {
    where: news,
    file: journey.marks,
    test: 'a visitor’s like counts one, survives a reload, and is taken back',
    says: {
      'news like': {
        text: 'a like toggle with count, local only',
        asserted: 'aria-pressed',
        override: 'honesty: likes and saves persist, on the device when signed out',
      },
    },
  },
  {
    where: innovation,
    file: journey.marks,
    test: 'what a visitor liked and saved comes along at sign-in, and leaving shows a visitor’s page',
    says: {
      'innovation save': {
        text: 'local like and save toggles',
        asserted: 'aria-pressed',
        override: 'honesty: likes and saves persist, on the server when signed in',
      },
    },
  },
  {
    where: news,
    file: journey.piece,
    test: "sharing opens the device's own sheet with title, excerpt and address",
    says: {
      'share title': { describes: 'title', asserted: 'title' },
      'share excerpt': { describes: 'excerpt', asserted: 'text' },
      'share address': { describes: 'current address', asserted: '/education/news/{id}' },
    },
  },
  {
    where: news,
    file: journey.piece,
    test: 'a picture that is gone becomes the placeholder',
    says: { 'placeholder image': { describes: 'a placeholder image', asserted: '/gambar/cadangan.svg' } },
  },
  {
    where: innovation,
    file: journey.piece,
    test: 'a tutorial has all that is needed, and remembers on the device what is at hand',
    says: {
      'innovation difficulty': { describes: 'difficulty badge', asserted: 'Kesulitan Sedang' },
      'innovation materials': { describes: 'materials list', asserted: 'Bahan dan alat' },
      'innovation steps': { describes: 'numbered steps', asserted: 'Langkah' },
      'innovation tips': { describes: 'a tips box', asserted: 'Tips' },
      'innovation related': { describes: 'related tutorials', asserted: 'Inovasi terkait' },
    },
  },
  {
    where: 'point 9, education content',
    file: endpoint.pieces,
    test: 'has twelve news and fifteen tutorials, the newest first',
    says: { 'news count': 12, 'tutorial count': 15 },
  },
  {
    where: 'point 9, related articles',
    file: endpoint.pieces,
    test: 'names up to three others of its category, the newest first and never itself',
    says: {
      'related at most': 3,
      'related of the category': { describes: 'same category', asserted: 'Sosial' },
    },
  },
];
