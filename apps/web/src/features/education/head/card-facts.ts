import type { Innovation, NewsArticle } from '@app/contract/education';
import { pieceText as text } from '#web/messages/education.ts';
import { formatCount, formatPublished } from '../format-piece.ts';

export type CardPiece = NewsArticle | Innovation;

/** The last line of a share card: date and reading time, or difficulty and duration. */
export const factsOf = (piece: CardPiece): string =>
  'readTime' in piece
    ? `${formatPublished(piece.publishedAt)} · ${text.readTimeLong(formatCount(piece.readTime))}`
    : `${piece.difficulty} · ${piece.timeRequired}`;
