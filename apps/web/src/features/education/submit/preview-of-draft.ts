import type { Innovation, NewsArticle } from '@app/contract/education';
import { readTimeOf, sceneOfCategory, timeRequiredOf } from '@app/contract/education-derived';
import type { SubmittedPiece } from '@app/contract/education-submission';
import { previewText as text, submitFieldText as fieldText } from '#web/messages/education-submit.ts';

type Shown = { picture: string | null; author: string; publishedAt: string };
type Sent<Kind> = Extract<SubmittedPiece, { kind: Kind }>;

/** The piece as its page will show it, with placeholders for missing fields. */
export const articleOf = (piece: Sent<'news'>, shown: Shown): NewsArticle => ({
  ...common(piece, shown),
  category: piece.category || (text.missing as typeof piece.category),
  fullContent: piece.fullContent || text.missing,
  readTime: readTimeOf(piece.fullContent),
  views: 0,
});

export const innovationOf = (piece: Sent<'innovation'>, shown: Shown): Innovation => ({
  ...common(piece, shown),
  category: piece.category || (text.missing as typeof piece.category),
  difficulty: piece.difficulty || (text.missing as typeof piece.difficulty),
  minutes: piece.minutes,
  timeRequired: timeRequiredOf(piece.minutes > 0 ? piece.minutes : 0) || text.missing,
  materials: [...new Set(piece.materials.filter(Boolean))],
  steps: piece.steps.map((step, index) => ({
    title: step.title || fieldText.step(index + 1),
    text: step.text,
  })),
  tips: piece.tips,
  safety: piece.safety,
  wasteMaterials: piece.wasteMaterials,
  saves: 0,
});

function common({ title, excerpt, category, sources }: SubmittedPiece, { picture, ...byline }: Shown) {
  const image = picture || `/gambar/${sceneOfCategory[category || 'Sosial']}.svg`;
  return {
    ...byline,
    id: 0,
    title: title || text.missing,
    excerpt: excerpt || text.missing,
    sources: sources.filter((source) => source.title),
    image,
    thumbnail: image,
    scene: null,
    updatedAt: byline.publishedAt,
    likes: 0,
  };
}
