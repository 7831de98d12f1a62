import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { collectorColumns, metresFrom, neededColumns, type Point } from './collector-columns.ts';
import type { CollectorRow } from './collector-row.ts';
import { allOf, type Conditions, indexedConditions, otherConditions } from './conditions.ts';
import { nearestWalk } from './facets.ts';
import { project } from './map-grid.ts';

export type StandingPosition = { standing: number; id: string };
export type DistancePosition = { metres: number; id: string };
type ByStanding = {
  conditions: Conditions;
  from: Point | null;
  after: StandingPosition | null;
  limit: number;
};
type ByDistance = { conditions: Conditions; from: Point; after: DistancePosition | null; limit: number };

/** How many listings a walk looks at before it gives up. Limits are written out: plans depend on them. */
export const patience = 1000;

const every = (conditions: Conditions) =>
  allOf(...indexedConditions(conditions), ...otherConditions(conditions));

/** On the map's plane, where nearest neighbours are cheap. Projected here: the database would do it for every row. */
const mapDistance = ({ longitude, latitude }: Point) => {
  const { x, y } = project(longitude, latitude);
  return sql`listing.map_point <-> st_setsrid(st_makepoint(${x}, ${y}), 3857)`;
};

/** Written out, so that even a plan made for all values knows the index that holds only these listings. */
const ofNearestWalk = ({ facets }: Conditions) => {
  const walked = nearestWalk(facets);
  return walked ? sql`listing.facets @> ${sql.lit(`{"${walked}"}`)}` : sql`true`;
};

/**
 * SQL of the list. Each order has two ways. A walk goes along the index of the order and stops as soon as the page
 * is full: good for what is common. It looks at so many listings and no more; what it does not find by then is rare,
 * and a search through the index of filters and words gets the few there are and sorts them. Which of the two
 * is right depends on the words and filters given, and PostgreSQL cannot know that of a prepared statement.
 */
export const collectorListRepository = (db: Database) => {
  const standingBefore = (after: StandingPosition | null) =>
    after ? sql`(listing.standing, listing.id) < (${after.standing}::int, ${after.id}::uuid)` : sql`true`;
  const distanceAfter = (from: Point, after: DistancePosition | null) =>
    after ? sql`(${metresFrom(from)}, listing.id) > (${after.metres}::float8, ${after.id}::uuid)` : sql`true`;

  return {
    async walkByStanding({ conditions, from, after, limit }: ByStanding, province: string | null) {
      const { rows } = await sql<CollectorRow & { standing: number }>`
        select ${collectorColumns}, listing.standing, ${metresFrom(from)} as metres
        from (
          select ${neededColumns} from app.listing as listing
          where listing.is_published and ${province === null ? sql`true` : sql`listing.province = ${province}`}
            and ${standingBefore(after)}
          order by listing.standing desc, listing.id desc
          limit ${sql.lit(patience)}
        ) as listing
        where ${every(conditions)}
        limit ${sql.lit(limit)}`.execute(db);
      return rows;
    },

    async searchByStanding({ conditions, from, after, limit }: ByStanding) {
      const { rows } = await sql<CollectorRow & { standing: number }>`
        with listing as materialized (
          select ${neededColumns} from app.listing as listing
          where listing.is_published and ${every(conditions)} and ${standingBefore(after)}
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
          where listing.is_published and ${ofNearestWalk(conditions)} and ${distanceAfter(from, after)}
          order by ${mapDistance(from)}
          limit ${sql.lit(patience)}
        ) as listing
        where ${every(conditions)}
        limit ${sql.lit(limit)}`.execute(db);
      return rows;
    },

    async searchByDistance({ conditions, from, after, limit }: ByDistance) {
      const { rows } = await sql<CollectorRow & { metres: number }>`
        with listing as materialized (
          select ${neededColumns} from app.listing as listing
          where listing.is_published and ${every(conditions)} and ${distanceAfter(from, after)}
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
