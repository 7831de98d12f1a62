import type { Database } from '#api/db/database.ts';
import type { Point } from './collector-columns.ts';
import {
  collectorListRepository,
  type DistancePosition,
  patience,
  type StandingPosition,
} from './collector-list.repository.ts';
import type { Conditions } from './conditions.ts';
import { settledMetres } from './settled-distance.ts';

/** Beyond what is asked for, so that the order at its end is certain. */
const spare = 2;

type Nearest = { conditions: Conditions; from: Point; after?: DistancePosition | null; limit: number };
type Best = {
  conditions: Conditions;
  from: Point | null;
  province: string | null;
  after?: StandingPosition | null;
  limit: number;
};

const isNarrowed = ({ facets, matches, openAt }: Conditions) =>
  facets.length > 0 || matches !== null || openAt !== null;

/** Finds listings in one of the two orders, walking where that is enough and searching where it is not. */
export function collectorFinder(db: Database) {
  const lists = collectorListRepository(db);

  return {
    /** In the order of their true distance. */
    async nearest({ conditions, from, after = null, limit }: Nearest) {
      // Near the asked point map and globe agree, so the first try is enough; far out more have to be compared.
      for (const taken of [limit + spare, 10 * limit, patience]) {
        const rows = await lists.walkByDistance({ conditions, from, after, limit: taken });
        const isAll = rows.length < taken;
        if (isAll && isNarrowed(conditions)) {
          return lists.searchByDistance({ conditions, from, after, limit });
        }
        const ordered = rows
          .toSorted((a, b) => a.metres - b.metres || (a.id < b.id ? -1 : 1))
          .slice(0, limit);
        const settled = isAll ? Infinity : settledMetres(rows.at(-1)!.on_map, from.latitude);
        if (taken === patience || (ordered.at(-1)?.metres ?? 0) <= settled) return ordered;
      }
      return [];
    },

    /** In the order of their standing. */
    async best({ conditions, from, province, after = null, limit }: Best) {
      const walked = await lists.walkByStanding({ conditions, from, after, limit }, province);
      if (walked.length === limit || !isNarrowed(conditions)) return walked;
      return lists.searchByStanding({ conditions, from, after, limit });
    },
  };
}

export type CollectorFinder = ReturnType<typeof collectorFinder>;
