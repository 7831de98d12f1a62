import type { Innovation, NewsArticle, PieceKind } from '@app/contract/education';
import { product } from '@app/contract/product';
import type { MetaDescriptor } from 'react-router';
import { pieceAddress } from '../piece-address.ts';

/** The share image; its URL changes with the piece to bypass caches. */
export const cardAddress = (origin: string, kind: PieceKind, piece: { id: number; updatedAt: string }) =>
  `${origin}${pieceAddress(kind, piece.id)}/kartu.png?v=${Date.parse(piece.updatedAt).toString(36)}`;

/** Link previews cut the description after about 200 characters. */
const maxDescriptionLength = 200;

/** Available before the piece is loaded; browsers use it when a page is shared. */
export const canonicalMeta = (kind: PieceKind, id: string, origin: string): MetaDescriptor[] => [
  { tagName: 'link', rel: 'canonical', href: `${origin}${pieceAddress(kind, id)}` },
];

/** Metadata for WhatsApp, Facebook, X and search engines. The title is rendered by the page. */
export function pieceMeta(
  kind: PieceKind,
  piece: NewsArticle | Innovation,
  origin: string,
): MetaDescriptor[] {
  const address = `${origin}${pieceAddress(kind, piece.id)}`;
  const card = cardAddress(origin, kind, piece);
  const description = shorten(piece.excerpt);
  return [
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { name: 'author', content: piece.author },
    { property: 'og:type', content: 'article' },
    { property: 'og:site_name', content: product.name },
    { property: 'og:locale', content: 'id_ID' },
    { property: 'og:title', content: piece.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: card },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: piece.title },
    { property: 'article:published_time', content: piece.publishedAt },
    { property: 'article:modified_time', content: piece.updatedAt },
    { property: 'article:section', content: piece.category },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: piece.title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: card },
    { name: 'twitter:image:alt', content: piece.title },
  ];
}

const shorten = (sentence: string) =>
  sentence.length <= maxDescriptionLength
    ? sentence
    : `${sentence.slice(0, sentence.lastIndexOf(' ', maxDescriptionLength - 1))}…`;
