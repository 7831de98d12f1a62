import type { listCollectors, Nearby } from '@app/contract/directory';
import { provinceFacts } from '@app/contract/provinces';
import type { z } from 'zod';
import type { CollectorFinder } from './collector-finder.service.ts';
import { collectorOf } from './collector-row.ts';
import { conditionsOf, pointOf } from './filters.ts';
import type { Place } from './search/places.ts';
import type { UnderstoodQuery } from './search/understand-query.ts';

const limit = 3;

type Query = z.output<typeof listCollectors.query>;

/** The place in which nothing was found: the one that the search names, or else the chosen province. */
function emptyPlace({ province }: Query, understood: UnderstoodQuery | null): Place | undefined {
  if (understood?.named) return understood.named.place;
  return province && { name: province, ...provinceFacts[province] };
}

/**
 * Finds what is nearest to a place in which nothing was found. Only the place is given up: kind, material and every other
 * filter still hold, so that a search for a B3 point never ends at an ordinary buyer.
 */
export const nearbyService =
  (finder: CollectorFinder) =>
  async (query: Query, understood: UnderstoodQuery | null, now: Date): Promise<Nearby | undefined> => {
    const place = emptyPlace(query, understood);
    if (!place) return undefined;
    const { named, match = null } = understood ?? {};
    const rows = await finder.nearest({
      conditions: {
        ...conditionsOf({ ...query, province: undefined }, now),
        matches: named ? named.otherMatch : match,
      },
      from: pointOf(query) ?? place,
      limit,
    });
    if (rows.length === 0) return undefined;
    return { place: place.name, collectors: rows.map((row) => collectorOf(row, now)) };
  };
