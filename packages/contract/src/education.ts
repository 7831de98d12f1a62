import { materials } from '@app/classifier/materials';
import { route } from './route.ts';
import { z } from './zod.ts';

export const newsCategories = [
  'Lingkungan',
  'Teknologi',
  'Ekonomi',
  'Kebijakan',
  'Sosial',
  'Inovasi',
] as const;
export const innovationCategories = [
  'DIY',
  'Kompos',
  'Kerajinan',
  'Dekorasi',
  'Furniture',
  'Fashion',
  'Berkebun',
  'Konstruksi',
] as const;
export const difficulties = ['Mudah', 'Sedang', 'Sulit'] as const;

/** As in paths: /education/news/{id}, /education/innovation/{id}. Each kind has its own ids. */
export const pieceKinds = ['news', 'innovation'] as const;
export const PieceKind = z.enum(pieceKinds);
export type PieceKind = z.infer<typeof PieceKind>;

export const NewsCategory = z.enum(newsCategories);
export type NewsCategory = z.infer<typeof NewsCategory>;
export const InnovationCategory = z.enum(innovationCategories);
export type InnovationCategory = z.infer<typeof InnovationCategory>;
export const Difficulty = z.enum(difficulties);
export type Difficulty = z.infer<typeof Difficulty>;

export const Source = z.object({ title: z.string(), url: z.url().nullable() });
export type Source = z.infer<typeof Source>;

const pieceCard = {
  id: z.int().min(1),
  title: z.string(),
  excerpt: z.string(),
  /** URLs on this origin: a scene or a member's picture. */
  thumbnail: z.string(),
  image: z.string(),
  /** The drawn scene, where the piece has one. */
  scene: z.string().nullable(),
  author: z.string(),
  publishedAt: z.iso.datetime(),
  likes: z.int().min(0),
};

export const NewsCard = z.object({
  ...pieceCard,
  category: NewsCategory,
  /** Minutes. */
  readTime: z.int().min(1),
  views: z.int().min(0),
});
export type NewsCard = z.infer<typeof NewsCard>;

export const NewsArticle = NewsCard.extend({
  /** Paragraphs separated by blank lines; one that begins with "## " is a heading, one of "- " lines a list. */
  fullContent: z.string(),
  sources: z.array(Source),
  updatedAt: z.iso.datetime(),
});
export type NewsArticle = z.infer<typeof NewsArticle>;

export const InnovationCard = z.object({
  ...pieceCard,
  category: InnovationCategory,
  difficulty: Difficulty,
  /** Human-readable: "45 menit", "2 jam". */
  timeRequired: z.string(),
  materials: z.array(z.string()),
  saves: z.int().min(0),
});
export type InnovationCard = z.infer<typeof InnovationCard>;

export const Step = z.object({ title: z.string(), text: z.string() });

export const Innovation = InnovationCard.extend({
  steps: z.array(Step),
  tips: z.string(),
  safety: z.string(),
  /** The same in minutes, for search engines. */
  minutes: z.int().min(1),
  /** Which of the five materials it reuses. */
  wasteMaterials: z.array(z.enum(materials)),
  sources: z.array(Source),
  updatedAt: z.iso.datetime(),
});
export type Innovation = z.infer<typeof Innovation>;

const listQuery = {
  q: z.string().trim().max(80).optional(),
  cursor: z.string().max(200).optional(),
};
/** Number of pieces per kind, regardless of filters, for the tabs. */
const totals = z.object({ news: z.int().min(0), innovation: z.int().min(0) });

export const listNews = route({
  method: 'GET',
  path: '/education/news',
  summary: 'News, newest first or by relevance to the words, twenty at a time',
  query: z.object({ ...listQuery, category: NewsCategory.optional() }),
  response: z.object({ news: z.array(NewsCard), nextCursor: z.string().nullable(), totals }),
});

export const listInnovations = route({
  method: 'GET',
  path: '/education/innovation',
  summary: 'Tutorials, newest first or by relevance to the words, twenty at a time',
  query: z.object({
    ...listQuery,
    category: InnovationCategory.optional(),
    material: z.enum(materials).optional(),
  }),
  response: z.object({ innovations: z.array(InnovationCard), nextCursor: z.string().nullable(), totals }),
});

const idParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

export const showNews = route({
  method: 'GET',
  path: '/education/news/:id',
  summary: 'One article, and up to three others of its category',
  params: idParams,
  response: z.object({ article: NewsArticle, related: z.array(NewsCard).max(3) }),
});

export const showInnovation = route({
  method: 'GET',
  path: '/education/innovation/:id',
  summary: 'One tutorial, and up to three others of its category',
  params: idParams,
  response: z.object({ innovation: Innovation, related: z.array(InnovationCard).max(3) }),
});

/** For the sitemap and the feed: everything that is published, newest first. */
export const listPublished = route({
  method: 'GET',
  path: '/education/published',
  summary: 'Titles, dates and ids of everything published, for the sitemap and the feed',
  query: z.object({ limit: z.coerce.number().int().min(1).max(5000).optional() }),
  response: z.object({
    pieces: z.array(
      z.object({
        kind: PieceKind,
        id: z.int(),
        title: z.string(),
        excerpt: z.string(),
        author: z.string(),
        publishedAt: z.iso.datetime(),
        updatedAt: z.iso.datetime(),
      }),
    ),
  }),
});

export const pieceParams = z.object({ kind: PieceKind, id: idParams.shape.id });

export const countView = route({
  method: 'POST',
  path: '/education/:kind/:id/view',
  summary: 'Counts a view, once a day per reader',
  params: pieceParams,
  response: z.object({ success: z.literal(true) }),
});
