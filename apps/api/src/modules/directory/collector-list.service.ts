import type { listCollectors } from '@app/contract/directory';
import { requiredText } from '@app/contract/field-sentence';
import type { Province } from '@app/contract/provinces';
import type { RouteOutput } from '@app/contract/route';
import type { z } from 'zod';
import { AppError } from '#api/lib/app-error.ts';
import { cutPage } from '#api/lib/cursor.ts';
import type { Point } from './collector-columns.ts';
import type { CollectorFinder } from './collector-finder.service.ts';
import type { Conditions } from './conditions.ts';
import { type CollectorRow, collectorOf } from './collector-row.ts';
import { directoryTexts } from './directory-texts.ts';
import { conditionsOf, pointOf } from './filters.ts';
import {
  type ListPosition,
  readDistanceCursor,
  readRelevanceCursor,
  writeListCursor,
} from './list-cursor.ts';
import { namedRegionOf } from './named-region.ts';
import { nearbyService } from './nearby.service.ts';
import type { KnownRegions } from './regions/known-regions.ts';
import type { UnderstoodQuery } from './search/understand-query.ts';

const page = 20;
/** The extra row shows whether there is a next page. */
const limit = page + 1;

type Query = z.output<typeof listCollectors.query>;
export type Understand = (text: string) => Promise<UnderstoodQuery | null>;
type PositionedRow = { row: CollectorRow; position: ListPosition };

/** Lists collectors with filters and sorting, by page. */
export function collectorListService(finder: CollectorFinder, understand: Understand, regions: KnownRegions) {
  const nearbyOf = nearbyService(finder);

  /** Tier by tier: the best text matches come first, and within a tier the highest rank. */
  async function byRelevance(
    conditions: Conditions,
    tiers: (string | null)[],
    query: Query,
    from: Point | null,
    province: Province | null,
  ) {
    const after = query.cursor === undefined ? null : readRelevanceCursor(query.cursor);
    const found: PositionedRow[] = [];
    for (let tier = after?.tier ?? 0; tier < tiers.length && found.length < limit; tier += 1) {
      const [matches = null, better = null] = [tiers[tier], tiers[tier - 1]];
      if (tier > 0 && matches === better) continue;
      const rows = await finder.best({
        conditions: { ...conditions, matches, matchesNot: better },
        from,
        province,
        after: tier === after?.tier ? after : null,
        limit,
      });
      for (const row of rows) {
        const { standing, id } = row;
        found.push({ row, position: { sort: 'relevance', tier, standing, id } });
      }
    }
    return found;
  }

  async function byDistance(
    conditions: Conditions,
    understood: UnderstoodQuery | null,
    query: Query,
    from: Point,
  ) {
    const after = query.cursor === undefined ? null : readDistanceCursor(query.cursor);
    const nearest = (matches: string | null) =>
      finder.nearest({ conditions: { ...conditions, matches }, from, after, limit });
    // Who names a region wants to see that region, also from far away.
    const inRegion = understood?.named ? await nearest(understood.named.inRegion) : [];
    const rows = inRegion.length > 0 ? inRegion : await nearest(understood?.match ?? null);
    return rows.map((row): PositionedRow => {
      const { metres, id } = row;
      return { row, position: { sort: 'distance', metres, id } };
    });
  }

  return {
    async list(query: Query, now: Date): Promise<RouteOutput<typeof listCollectors>> {
      const from = pointOf(query);
      const { sort = from ? 'distance' : 'relevance' } = query;
      if (sort === 'distance' && !from) {
        throw new AppError('invalid_input', { fields: { lat: requiredText, lon: requiredText } });
      }
      const catalogue = await regions();
      const region = query.region === undefined ? undefined : catalogue.get(query.region);
      if (query.region !== undefined && !region)
        throw new AppError('invalid_input', { fields: { region: directoryTexts.unknownRegion } });
      const conditions = conditionsOf(query, now);
      const understood = query.q ? await understand(query.q) : null;
      const province = query.province ?? region?.province ?? null;
      const found =
        sort === 'distance' && from
          ? await byDistance(conditions, understood, query, from)
          : await byRelevance(conditions, understood?.tiers ?? [null], query, from, province);
      const { shown, nextCursor } = cutPage(found, page, ({ position }) => writeListCursor(position));
      const nearby =
        shown.length === 0 && query.cursor === undefined
          ? await nearbyOf({ query, region, understood, catalogue }, now)
          : undefined;
      const named = namedRegionOf(understood, catalogue);
      return {
        collectors: shown.map(({ row }) => collectorOf(row, now, catalogue)),
        nextCursor,
        ...(nearby && { nearby }),
        ...(named && { named }),
      };
    },
  };
}

export type CollectorListService = ReturnType<typeof collectorListService>;
