import type { CollectorCategory } from '@app/contract/directory';
import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { allOf, type Conditions, indexedConditions, otherConditions, unindexed } from './conditions.ts';
import { type Box, cellsOf, cellSize, project } from './map-grid.ts';

/** The centre in map units. */
export type Cluster = { count: number; centre_x: number; centre_y: number };
export type MapPoint = {
  id: string;
  name: string;
  category: CollectorCategory | null;
  is_sample: boolean;
  /** In map units. */
  x: number;
  y: number;
};

/** Which index finds the rows: the spatial index, or the index of filters and words. */
export type IndexChoice = 'by-place' | 'by-filter';

const pointColumns = sql`
  listing.id, listing.name, listing.category, listing.is_sample,
  st_x(listing.map_point) as x, st_y(listing.map_point) as y`;

const inBox = ({ west, south, east, north }: Box) => {
  const [low, high] = [project(west, south), project(east, north)];
  return sql`listing.map_point && st_makeenvelope(${low.x}, ${low.y}, ${high.x}, ${high.y}, 3857)`;
};

/** Conditions of the other index are written so that it cannot be used, because a generic plan might choose it. */
const where = (box: Box, conditions: Conditions, index: IndexChoice) => {
  const wanted = indexedConditions(conditions);
  return allOf(
    sql`listing.is_published`,
    ...(index === 'by-place' ? [inBox(box), ...wanted.map(unindexed)] : [unindexed(inBox(box)), ...wanted]),
    ...otherConditions(conditions),
  );
};

/** Queries for the map. */
export const mapRepository = (db: Database) => ({
  /** From the stored counts of cells, for one filter value, or for all listings when it is null. */
  counted: async (box: Box, level: number, facet: string | null): Promise<Cluster[]> => {
    const stored = level + (level % 2);
    const cells = cellsOf(box, stored);
    const { rows } = await sql<Cluster>`
      select sum(count)::int as count, sum(sum_x) / sum(count) as centre_x, sum(sum_y) / sum(count) as centre_y
      from app.listing_cell
      where level = ${stored} and facet = ${facet ?? ''}
        and x between ${cells.west} and ${cells.east} and y between ${cells.south} and ${cells.north}
      group by x >> ${stored - level}::int, y >> ${stored - level}::int`.execute(db);
    return rows;
  },

  points: async (
    box: Box,
    conditions: Conditions,
    index: IndexChoice,
    limit: number,
  ): Promise<MapPoint[]> => {
    const { rows } = await sql<MapPoint>`
      select ${pointColumns} from app.listing as listing where ${where(box, conditions, index)}
      limit ${sql.lit(limit)}`.execute(db);
    return rows;
  },

  /** The listings of cells that contain one listing each; its location is the centre of the cluster. */
  singleListings: async (cells: Cluster[], conditions: Conditions): Promise<MapPoint[]> => {
    const [x, y] = [cells.map(({ centre_x }) => centre_x), cells.map(({ centre_y }) => centre_y)];
    const wanted = indexedConditions(conditions).map(unindexed);
    const { rows } = await sql<MapPoint>`
      select ${pointColumns}
      from unnest(${x}::float8[], ${y}::float8[]) as cell (x, y)
      cross join lateral (
        select listing.id, listing.name, listing.category, listing.is_sample, listing.map_point
        from app.listing as listing
        where listing.is_published
          and listing.map_point && st_expand(st_setsrid(st_makepoint(cell.x, cell.y), 3857), 0.5)
          and ${allOf(...wanted, ...otherConditions(conditions))}
        limit 1
      ) as listing`.execute(db);
    return rows;
  },

  /** For queries without stored counts: search text, hours, several filters, and fine levels. */
  grouped: async (
    box: Box,
    conditions: Conditions,
    index: IndexChoice,
    level: number,
  ): Promise<Cluster[]> => {
    const size = sql`${cellSize(level)}::float8`;
    const { rows } = await sql<Cluster>`
      select count(*)::int as count, avg(st_x(listing.map_point)) as centre_x, avg(st_y(listing.map_point)) as centre_y
      from app.listing as listing where ${where(box, conditions, index)}
      group by floor(st_x(listing.map_point) / ${size}), floor(st_y(listing.map_point) / ${size})`.execute(
      db,
    );
    return rows;
  },
});
