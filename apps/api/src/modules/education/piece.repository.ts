import type { PieceKind } from '@app/contract/education';
import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { cardColumns, detailColumns, joinText } from './piece-columns.ts';
import type { CardRow, DetailRow } from './piece-row.ts';

type PublishedRow = Pick<CardRow, 'kind' | 'id' | 'title' | 'excerpt' | 'author' | 'published_at'> & {
  updated_at: Date;
};

const maxRelated = 3;

/** Queries for single pieces. */
export const pieceRepository = (db: Database) => ({
  async find(kind: PieceKind, id: number): Promise<DetailRow | undefined> {
    const { rows } = await sql<DetailRow>`
      select ${detailColumns} from app.piece as piece ${joinText}
      where piece.kind = ${kind} and piece.id = ${id}`.execute(db);
    return rows[0];
  },

  /** Others of the same category, the newest first. */
  async related({ kind, id, category }: Pick<CardRow, 'kind' | 'id' | 'category'>): Promise<CardRow[]> {
    const { rows } = await sql<CardRow>`
      select ${cardColumns}
      from (
        select * from app.piece as piece
        where piece.kind = ${kind} and piece.category = ${category} and piece.id <> ${id}
        order by piece.published_at desc, piece.id desc limit ${sql.lit(maxRelated)}
      ) as piece ${joinText}
      order by piece.published_at desc, piece.id desc`.execute(db);
    return rows;
  },

  async published(limit: number): Promise<PublishedRow[]> {
    const newestOf = (kind: PieceKind) => sql`(
      select * from app.piece as piece where piece.kind = ${kind}
      order by piece.published_at desc, piece.id desc limit ${limit}
    )`;
    const { rows } = await sql<PublishedRow>`
      select piece.kind, piece.id, revision.title, revision.excerpt, piece.author, piece.published_at,
        piece.updated_at
      from (${newestOf('news')} union all ${newestOf('innovation')}) as piece
      -- Lateral, because a plain join would scan the whole table even for few rows.
      cross join lateral (
        select title, excerpt from app.piece_revision as revision
        where revision.kind = piece.kind and revision.piece_id = piece.id and revision.number = piece.revision
        limit 1
      ) as revision
      order by piece.published_at desc, piece.kind desc, piece.id desc limit ${limit}`.execute(db);
    return rows;
  },
});
