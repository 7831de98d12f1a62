import type { Material } from '@app/classifier/materials';
import type {
  Difficulty,
  Innovation,
  InnovationCard,
  InnovationCategory,
  NewsArticle,
  NewsCard,
  NewsCategory,
  PieceKind,
  Source,
} from '@app/contract/education';
import { pictureAddress } from './picture-address.ts';

/** Columns of `cardColumns`. Those that only one kind has are null in the other. */
export type CardRow = {
  kind: PieceKind;
  id: number;
  category: string;
  difficulty: string | null;
  author: string;
  scene: string | null;
  picture_id: string | null;
  published_at: Date;
  likes: number;
  saves: number;
  views: number;
  title: string;
  excerpt: string;
  read_time: number | null;
  time_required: string | null;
  materials: string[] | null;
  position: string;
};

/** Columns of `detailColumns`. */
export type DetailRow = CardRow & {
  minutes: number | null;
  waste_materials: Material[];
  updated_at: Date;
  full_content: string | null;
  steps: Innovation['steps'] | null;
  tips: string | null;
  safety: string | null;
  sources: Source[];
};

/** URLs on the product's origin. A member's picture takes precedence over the scene of the category. */
function pictureOf({ picture_id, scene }: CardRow): { image: string; thumbnail: string } {
  if (picture_id !== null) return pictureAddress(picture_id);
  const drawing = `/gambar/${scene}.svg`;
  return { image: drawing, thumbnail: drawing };
}

const cardOf = (row: CardRow) => ({
  id: row.id,
  title: row.title,
  excerpt: row.excerpt,
  ...pictureOf(row),
  scene: row.scene,
  author: row.author,
  publishedAt: row.published_at.toISOString(),
  likes: row.likes,
});

// The database checks categories and difficulties, and that each kind has what belongs to it.
export const newsCardOf = (row: CardRow): NewsCard => ({
  ...cardOf(row),
  category: row.category as NewsCategory,
  readTime: row.read_time ?? 1,
  views: row.views,
});

export const innovationCardOf = (row: CardRow): InnovationCard => ({
  ...cardOf(row),
  category: row.category as InnovationCategory,
  difficulty: row.difficulty as Difficulty,
  timeRequired: row.time_required ?? '',
  materials: row.materials ?? [],
  saves: row.saves,
});

export const newsArticleOf = (row: DetailRow): NewsArticle => ({
  ...newsCardOf(row),
  fullContent: row.full_content ?? '',
  sources: row.sources,
  updatedAt: row.updated_at.toISOString(),
});

export const innovationOf = (row: DetailRow): Innovation => ({
  ...innovationCardOf(row),
  steps: row.steps ?? [],
  tips: row.tips ?? '',
  safety: row.safety ?? '',
  minutes: row.minutes ?? 1,
  wasteMaterials: row.waste_materials,
  sources: row.sources,
  updatedAt: row.updated_at.toISOString(),
});
