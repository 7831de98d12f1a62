import type { Innovation, NewsArticle } from '@app/contract/education';
import { formatNumber } from '#web/lib/format-number.ts';
import { pieceText as text } from '#web/messages/education.ts';
import { formatPublished } from '../format-piece.ts';

export type CardPiece = NewsArticle | Innovation;

/** The last line of a share card: date and reading time, or difficulty and duration. */
export const factsOf = (piece: CardPiece): string =>
  'readTime' in piece
    ? `${formatPublished(piece.publishedAt)} · ${text.readTimeLong(formatNumber(piece.readTime))}`
    : `${piece.difficulty} · ${piece.timeRequired}`;
