import type { Material } from '@app/classifier/materials';
import type { PieceKind } from '@app/contract/education';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import type { ListPosition } from './list-cursor.ts';
import { cardColumns, joinText } from './piece-columns.ts';
import type { CardRow } from './piece-row.ts';
import type { Tier } from './search/understand-query.ts';

export type Filters = { kind: PieceKind; category?: string | undefined; material?: Material | undefined };
type ListRequest = {
  filters: Filters;
  after: Pick<ListPosition, 'publishedAt' | 'id'> | null;
  limit: number;
};

/** `case`, because PostgreSQL underestimates the matches of a plain condition and would sort them all. */
const isOf = (material: Material) =>
  sql`case when piece.waste_materials @> array[${material}::text] then true else false end`;

const conditionsOf = ({ filters: { kind, category, material }, after }: ListRequest): RawBuilder<unknown> =>
  sql.join(
    [
      sql`piece.kind = ${kind}`,
      ...(category === undefined ? [] : [sql`piece.category = ${category}`]),
      ...(material === undefined ? [] : [isOf(material)]),
      ...(after
        ? [sql`(piece.published_at, piece.id) < (${after.publishedAt}::timestamptz, ${after.id}::int)`]
        : []),
    ],
    sql` and `,
  );

const matches = ({ column, query }: Tier) => sql`piece.${sql.ref(column)} @@ ${query}::tsquery`;
const matchesNot = (tier: Tier) => sql`not ${matches(tier)}`;
const newestFirst = sql`order by piece.published_at desc, piece.id desc`;

/** Queries for lists. Limits are literals, because plans depend on them. */
export const pieceListRepository = (db: Database) => ({
  async newest(request: ListRequest): Promise<CardRow[]> {
    const { rows } = await sql<CardRow>`
      select ${cardColumns}
      from (
        select * from app.piece as piece where ${conditionsOf(request)} ${newestFirst} limit ${sql.lit(request.limit)}
      ) as piece ${joinText} ${newestFirst}`.execute(db);
    return rows;
  },

  /** Those that match one tier of a search and none of the better ones. */
  async ofTier(request: ListRequest, tier: Tier, better: readonly Tier[]): Promise<CardRow[]> {
    const { rows } = await sql<CardRow>`
      with hit as materialized (
        select piece.kind, piece.id, piece.published_at from app.piece as piece
        where ${sql.join([matches(tier), ...better.map(matchesNot), conditionsOf(request)], sql` and `)}
      )
      select ${cardColumns}
      from (select * from hit as piece ${newestFirst} limit ${sql.lit(request.limit)}) as hit
      join app.piece as piece on piece.kind = hit.kind and piece.id = hit.id ${joinText} ${newestFirst}`.execute(
      db,
    );
    return rows;
  },

  async totals(): Promise<Record<PieceKind, number>> {
    const rows = await db.selectFrom('app.piece_total').select(['kind', 'count']).execute();
    const of = (kind: PieceKind) => rows.find((row) => row.kind === kind)?.count ?? 0;
    return { news: of('news'), innovation: of('innovation') };
  },
});
