import type { listPublished, PieceKind, showInnovation, showNews } from '@app/contract/education';
import type { RouteOutput } from '@app/contract/route';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { innovationCardOf, innovationOf, newsArticleOf, newsCardOf } from './piece-row.ts';
import { pieceRepository } from './piece.repository.ts';

/** The limit of one sitemap. */
const maxPublished = 5000;

/** One piece with related pieces. */
export function pieceService(db: Database) {
  const pieces = pieceRepository(db);

  async function find(kind: PieceKind, id: number) {
    const row = await pieces.find(kind, id);
    if (!row) throw new AppError('not_found');
    return { row, related: await pieces.related(row) };
  }

  return {
    async showNews(id: number): Promise<RouteOutput<typeof showNews>> {
      const { row, related } = await find('news', id);
      return { article: newsArticleOf(row), related: related.map(newsCardOf) };
    },

    async showInnovation(id: number): Promise<RouteOutput<typeof showInnovation>> {
      const { row, related } = await find('innovation', id);
      return { innovation: innovationOf(row), related: related.map(innovationCardOf) };
    },

    async published(limit = maxPublished): Promise<RouteOutput<typeof listPublished>> {
      const rows = await pieces.published(limit);
      return {
        pieces: rows.map(({ kind, id, title, excerpt, author, published_at, updated_at }) => ({
          kind,
          id,
          title,
          excerpt,
          author,
          publishedAt: published_at.toISOString(),
          updatedAt: updated_at.toISOString(),
        })),
      };
    },
  };
}

export type PieceService = ReturnType<typeof pieceService>;
