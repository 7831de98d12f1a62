import type { Database } from '#api/db/database.ts';
import type { Point } from './collector-columns.ts';
import {
  collectorListRepository,
  type DistancePosition,
  maxRowsScanned,
  type RankPosition,
} from './collector-list.repository.ts';
import type { Conditions } from './conditions.ts';
import { settledMetres } from './settled-distance.ts';

/** Read beyond the limit, so that the order of the last rows is certain. */
const extraRows = 2;
/** A place twelve times as far away is hardly ever beyond so many others. */
const comparedNearby = 100;

type Nearest = { conditions: Conditions; from: Point; after?: DistancePosition | null; limit: number };
type Best = {
  conditions: Conditions;
  from: Point | null;
  province: string | null;
  after?: RankPosition | null;
  limit: number;
};

const isNarrowed = ({ facets, region, matches, openAt }: Conditions) =>
  facets.length > 0 || region !== null || matches !== null || openAt !== null;

/** Finds listings by distance or rank: first by a walk along the index, then by a search if that is not enough. */
export function collectorFinder(db: Database) {
  const lists = collectorListRepository(db);

  return {
    /** In the order of their true distance. */
    async nearest({ conditions, from, after = null, limit }: Nearest) {
      // Near the point, map and true distance agree, so the first batch is enough; further away more rows have to be compared.
      for (const batchSize of [limit + extraRows, 10 * limit, maxRowsScanned]) {
        const rows = await lists.walkByDistance({ conditions, from, after, limit: batchSize });
        const ordered = rows
          .toSorted((a, b) => a.metres - b.metres || (a.id < b.id ? -1 : 1))
          .slice(0, limit);
        const isAll = rows.length < batchSize;
        if (isAll && !isNarrowed(conditions)) return ordered;
        // What the walk has not reached is beyond its last row, also when it found fewer than asked for.
        const isSettled =
          ordered.length === limit &&
          ordered.at(-1)!.metres <= settledMetres(rows.at(-1)!.on_map, from.latitude);
        if (isSettled) return ordered;
        if (isAll) return lists.searchByDistance({ conditions, from, after, limit });
        if (batchSize === maxRowsScanned) return ordered;
      }
      return [];
    },

    /** Among the nearest the one with the best standing for its distance; samples are none. */
    nearestRegistered: ({ conditions, from }: Pick<Nearest, 'conditions' | 'from'>) =>
      lists.bestNearby({ conditions, from, limit: comparedNearby }),

    /** In the order of their rank. */
    async best({ conditions, from, province, after = null, limit }: Best) {
      const walked = await lists.walkByRank({ conditions, from, after, limit }, province);
      if (walked.length === limit || !isNarrowed(conditions)) return walked;
      return lists.searchByRank({ conditions, from, after, limit });
    },
  };
}

export type CollectorFinder = ReturnType<typeof collectorFinder>;
