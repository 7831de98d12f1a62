import type { InnovationCard, NewsCard } from '@app/contract/education';
import type { Submission, SubmittedPiece } from '@app/contract/education-submission';

const card = {
  excerpt: 'Ringkasannya.',
  thumbnail: '/gambar/estuary.svg',
  image: '/gambar/estuary.svg',
  scene: 'estuary',
  author: 'Tim PilahBumi',
  publishedAt: '2026-11-09T02:00:00.000Z',
  likes: 5,
};

export const newsCard = (id: number, title: string): NewsCard => ({
  ...card,
  id,
  title,
  category: 'Lingkungan',
  readTime: 3,
  views: 40,
});

export const innovationCard = (id: number, title: string): InnovationCard => ({
  ...card,
  id,
  title,
  category: 'Kompos',
  difficulty: 'Sedang',
  timeRequired: '2 jam',
  materials: ['Ember'],
  saves: 2,
});

export const sentNews: SubmittedPiece = {
  kind: 'news',
  title: 'Warga menimbang sampah tiap Sabtu',
  excerpt: 'Sejak Agustus, balai warga menjadi tempat menimbang.',
  category: 'Sosial',
  fullContent: 'Setiap Sabtu pagi warga datang membawa karung. '.repeat(8).trim(),
  sources: [{ title: 'Catatan pengurus', url: null }],
  pictureId: null,
};

export const sentIdea: SubmittedPiece = {
  kind: 'innovation',
  title: 'Rak sepatu dari peti buah',
  excerpt: 'Tiga peti buah bekas menjadi rak untuk enam pasang sepatu.',
  category: 'Furniture',
  difficulty: 'Mudah',
  minutes: 120,
  materials: ['Peti buah, 3 buah', 'Paku, segenggam'],
  steps: [
    { title: 'Amplas', text: 'Haluskan semua sisi peti dengan amplas.' },
    { title: 'Susun', text: 'Paku ketiga peti menjadi satu susunan.' },
  ],
  tips: '',
  safety: '',
  wasteMaterials: [],
  sources: [],
  pictureId: null,
};

export const submission = (change: Partial<Submission> = {}): Submission => ({
  _id: '0b1f3c52-6a59-4f0e-9d3e-1c1f0a7e5b21',
  piece: sentNews,
  picture: null,
  state: 'pending',
  reason: null,
  publishedId: null,
  createdAt: '2026-11-15T02:00:00.000Z',
  ...change,
});
