import type { Innovation, NewsArticle, PieceKind } from '@app/contract/education';
import { product } from '@app/contract/product';
import { educationText, detailText } from '#web/messages/education.ts';
import { addressOf, listPath } from '../filters.ts';
import { pieceAddress, tabOf } from '../piece-address.ts';
import { cardAddress } from './piece-meta.ts';

type Piece = Pick<NewsArticle, 'id' | 'title' | 'excerpt' | 'author' | 'publishedAt' | 'updatedAt'>;

/** Editors are the organisation, all other authors are persons. */
const authorOf = (name: string) => ({
  '@type': name.endsWith(product.name) ? 'Organization' : 'Person',
  name,
});

const common = (kind: PieceKind, piece: Piece, origin: string) => ({
  '@context': 'https://schema.org',
  inLanguage: 'id-ID',
  mainEntityOfPage: `${origin}${pieceAddress(kind, piece.id)}`,
  description: piece.excerpt,
  image: [cardAddress(origin, kind, piece)],
  datePublished: piece.publishedAt,
  dateModified: piece.updatedAt,
  author: authorOf(piece.author),
  publisher: { '@type': 'Organization', name: product.name, url: `${origin}/` },
});

export const newsData = (article: NewsArticle, origin: string) => ({
  ...common('news', article, origin),
  '@type': 'NewsArticle',
  headline: article.title,
  articleSection: article.category,
  timeRequired: `PT${article.readTime}M`,
  citation: article.sources.map(({ title, url }) => ({
    '@type': 'CreativeWork',
    name: title,
    ...(url && { url }),
  })),
});

export const innovationData = (innovation: Innovation, origin: string) => ({
  ...common('innovation', innovation, origin),
  '@type': 'HowTo',
  name: innovation.title,
  totalTime: `PT${innovation.minutes}M`,
  supply: innovation.materials.map((name) => ({ '@type': 'HowToSupply', name })),
  step: innovation.steps.map(({ title, text }, index) => ({
    '@type': 'HowToStep',
    position: index + 1,
    name: title,
    text,
    url: `${origin}${pieceAddress('innovation', innovation.id)}#langkah-${index + 1}`,
  })),
});

export function breadcrumbData(kind: PieceKind, { id, title }: Piece, origin: string) {
  const crumbs = [
    { name: detailText.back, path: listPath },
    { name: educationText.tabs[tabOf[kind]], path: addressOf({ tab: tabOf[kind] }) },
    { name: title, path: pieceAddress(kind, id) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
