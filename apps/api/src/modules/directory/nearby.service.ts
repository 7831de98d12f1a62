import type { listCollectors, Nearby } from '@app/contract/directory';
import { provinceFacts } from '@app/contract/provinces';
import type { z } from 'zod';
import type { Point } from './collector-columns.ts';
import type { CollectorFinder } from './collector-finder.service.ts';
import { collectorOf } from './collector-row.ts';
import { conditionsOf, pointOf } from './filters.ts';
import type { Region } from './regions/region.ts';
import type { RegionCatalogue } from './regions/region-catalogue.ts';
import type { UnderstoodQuery } from './search/understand-query.ts';

const limit = 3;

type Query = z.output<typeof listCollectors.query>;
type Asked = {
  query: Query;
  /** The chosen one. */
  region: Region | undefined;
  understood: UnderstoodQuery | null;
  catalogue: RegionCatalogue;
};

/** The place in which nothing was found: the one that the search names, or else the chosen region or province. */
function emptyPlace({ query: { province }, region, understood, catalogue }: Asked) {
  const searched = understood?.named?.regions[0] ?? region;
  if (searched) return { ...searched, name: catalogue.link(searched).fullName };
  return province && { name: province as string, ...(provinceFacts[province] as Point) };
}

/**
 * Finds what is nearest to a place in which nothing was found. Only the place is given up: kind, material and every other
 * filter still hold, so that a search for a B3 point never ends at an ordinary buyer.
 */
export const nearbyService =
  (finder: CollectorFinder) =>
  async (asked: Asked, now: Date): Promise<Nearby | undefined> => {
    const place = emptyPlace(asked);
    if (!place) return undefined;
    const { query, understood, catalogue } = asked;
    const { named, match = null } = understood ?? {};
    const rows = await finder.nearest({
      conditions: {
        ...conditionsOf({ ...query, province: undefined, region: undefined }, now),
        matches: named ? named.otherMatch : match,
      },
      from: pointOf(query) ?? place,
      limit,
    });
    if (rows.length === 0) return undefined;
    return { place: place.name, collectors: rows.map((row) => collectorOf(row, now, catalogue)) };
  };
