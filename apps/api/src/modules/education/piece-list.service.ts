import type { listInnovations } from '@app/contract/education';
import type { z } from 'zod';
import type { Database } from '#api/db/database.ts';
import { cutPage } from '#api/lib/cursor.ts';
import { type ListPosition, readListCursor, writeCursor } from './list-cursor.ts';
import { type Filters, pieceListRepository } from './piece-list.repository.ts';
import type { CardRow } from './piece-row.ts';
import { queryUnderstanding, type Tier } from './search/understand-query.ts';

const page = 20;
/** The extra row shows whether there is a next page. */
const limit = page + 1;

type SearchQuery = Pick<z.output<typeof listInnovations.query>, 'q' | 'cursor'>;
type TieredRow = { row: CardRow; tier: number };

/** News or tutorials, a page at a time. */
export function pieceListService(db: Database) {
  const pieces = pieceListRepository(db);
  const understand = queryUnderstanding(db);

  /** Tier by tier: the best text matches come first, and within a tier the newest. */
  async function byRelevance(filters: Filters, tiers: Tier[], after: ListPosition | null) {
    const found: TieredRow[] = [];
    for (let tier = after?.tier ?? 0; tier < tiers.length && found.length < limit; tier += 1) {
      const request = { filters, after: tier === after?.tier ? after : null, limit };
      const rows = await pieces.ofTier(request, tiers[tier]!, tiers.slice(0, tier));
      found.push(...rows.map((row) => ({ row, tier })));
    }
    return found;
  }

  const byTime = async (filters: Filters, after: ListPosition | null) =>
    (await pieces.newest({ filters, after, limit })).map((row): TieredRow => ({ row, tier: 0 }));

  return {
    async list(filters: Filters, { q, cursor }: SearchQuery) {
      const after = cursor === undefined ? null : readListCursor(cursor);
      const tiers = q ? await understand(q) : null;
      const [found, totals] = await Promise.all([
        tiers ? byRelevance(filters, tiers, after) : byTime(filters, after),
        pieces.totals(),
      ]);
      const { shown, nextCursor } = cutPage(found, page, ({ row, tier }) =>
        writeCursor({ tier, publishedAt: row.position, id: row.id }),
      );
      return { rows: shown.map(({ row }) => row), nextCursor, totals };
    },
  };
}

export type PieceListService = ReturnType<typeof pieceListService>;
