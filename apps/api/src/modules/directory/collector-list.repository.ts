import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { collectorColumns, metresFrom, neededColumns, type Point } from './collector-columns.ts';
import type { CollectorRow } from './collector-row.ts';
import { allOf, type Conditions, indexedConditions, otherConditions } from './conditions.ts';
import { facetWithDistanceIndex } from './facets.ts';
import { project } from './map-grid.ts';
import { weightedMetres } from './nearest-choice.ts';

export type RankPosition = { standing: number; id: string };
export type DistancePosition = { metres: number; id: string };
type ByRank = {
  conditions: Conditions;
  from: Point | null;
  after: RankPosition | null;
  limit: number;
};
type ByDistance = { conditions: Conditions; from: Point; after: DistancePosition | null; limit: number };

/** How many listings a walk scans before it gives up. Limits are literals, because plans depend on them. */
export const maxRowsScanned = 1000;

const allConditions = (conditions: Conditions) =>
  allOf(...indexedConditions(conditions), ...otherConditions(conditions));

/** On the map's plane, where nearest neighbours are cheap. Projected here, because the database would do it for every row. */
const mapDistance = ({ longitude, latitude }: Point) => {
  const { x, y } = project(longitude, latitude);
  return sql`listing.map_point <-> st_setsrid(st_makepoint(${x}, ${y}), 3857)`;
};

/** A literal, so that a generic plan can use the partial index of these listings. */
const hasIndexedFacet = ({ facets }: Conditions) => {
  const facet = facetWithDistanceIndex(facets);
  return facet ? sql`listing.facets @> ${sql.lit(`{"${facet}"}`)}` : sql`true`;
};

/**
 * Queries for the list. Each order has two strategies. A walk scans the index of the order and stops when the page is
 * full, which is fast for common matches. It scans at most `maxRowsScanned` listings; if that is not enough, the matches
 * are rare, and a search through the index of filters and words finds and sorts them. PostgreSQL cannot choose between
 * the two for a prepared statement.
 */
export const collectorListRepository = (db: Database) => {
  const rankBefore = (after: RankPosition | null) =>
    after ? sql`(listing.standing, listing.id) < (${after.standing}::int, ${after.id}::uuid)` : sql`true`;
  const distanceAfter = (from: Point, after: DistancePosition | null) =>
    after ? sql`(${metresFrom(from)}, listing.id) > (${after.metres}::float8, ${after.id}::uuid)` : sql`true`;

  return {
    async walkByRank({ conditions, from, after, limit }: ByRank, province: string | null) {
      const { rows } = await sql<CollectorRow & { standing: number }>`
        select ${collectorColumns}, listing.standing, ${metresFrom(from)} as metres
        from (
          select ${neededColumns} from app.listing as listing
          where listing.is_published and ${province === null ? sql`true` : sql`listing.province = ${province}`}
            and ${rankBefore(after)}
          order by listing.standing desc, listing.id desc
          limit ${sql.lit(maxRowsScanned)}
        ) as listing
        where ${allConditions(conditions)}
        limit ${sql.lit(limit)}`.execute(db);
      return rows;
    },

    async searchByRank({ conditions, from, after, limit }: ByRank) {
      const { rows } = await sql<CollectorRow & { standing: number }>`
        with listing as materialized (
          select ${neededColumns} from app.listing as listing
          where listing.is_published and ${allConditions(conditions)} and ${rankBefore(after)}
        )
        select ${collectorColumns}, listing.standing, ${metresFrom(from)} as metres
        from (
          select * from listing order by listing.standing desc, listing.id desc limit ${sql.lit(limit)}
        ) as listing
        order by listing.standing desc, listing.id desc`.execute(db);
      return rows;
    },

    /** By distance on the map, which is nearly the distance on the globe; `onMap` is in its units. */
    async walkByDistance({ conditions, from, after, limit }: ByDistance) {
      const { rows } = await sql<CollectorRow & { metres: number; on_map: number }>`
        select ${collectorColumns}, ${metresFrom(from)} as metres, listing.on_map
        from (
          select ${neededColumns}, ${mapDistance(from)} as on_map from app.listing as listing
          where listing.is_published and ${hasIndexedFacet(conditions)} and ${distanceAfter(from, after)}
          order by ${mapDistance(from)}
          limit ${sql.lit(maxRowsScanned)}
        ) as listing
        where ${allConditions(conditions)}
        limit ${sql.lit(limit)}`.execute(db);
      return rows;
    },

    /** One of the nearest, by its distance and its standing. */
    async bestNearby({ conditions, from, limit }: Omit<ByDistance, 'after'>) {
      const { rows } = await sql<CollectorRow & { metres: number }>`
        select ${collectorColumns}, ${metresFrom(from)} as metres
        from (
          select * from (
            select ${neededColumns} from app.listing as listing
            where listing.is_published and ${hasIndexedFacet(conditions)} and not listing.is_sample
            order by ${mapDistance(from)}
            limit ${sql.lit(limit)}
          ) as listing
          order by ${weightedMetres(metresFrom(from))} limit 1
        ) as listing`.execute(db);
      return rows[0];
    },

    async searchByDistance({ conditions, from, after, limit }: ByDistance) {
      const { rows } = await sql<CollectorRow & { metres: number }>`
        with listing as materialized (
          select ${neededColumns} from app.listing as listing
          where listing.is_published and ${allConditions(conditions)} and ${distanceAfter(from, after)}
        )
        select ${collectorColumns}, listing.metres
        from (
          select listing.*, ${metresFrom(from)} as metres from listing
          order by metres, listing.id limit ${sql.lit(limit)}
        ) as listing
        order by listing.metres, listing.id`.execute(db);
      return rows;
    },
  };
};
