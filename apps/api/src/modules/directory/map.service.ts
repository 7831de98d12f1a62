import { type mapCollectors, type MapFeature, unknownCategory } from '@app/contract/directory';
import type { RouteOutput } from '@app/contract/route';
import type { z } from 'zod';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { promiseCache } from '#api/lib/promise-cache.ts';
import type { Understand } from './collector-list.service.ts';
import type { Conditions } from './conditions.ts';
import { directoryTexts } from './directory-texts.ts';
import { conditionsOf } from './filters.ts';
import { finestCounted, levelFor, unproject } from './map-grid.ts';
import { type Cluster, type MapPoint, mapRepository } from './map.repository.ts';

type Query = z.output<typeof mapCollectors.query>;
type Output = RouteOutput<typeof mapCollectors>;

/** Up to this number listings are shown individually. */
const maxPoints = 500;
/** With fewer listings in the box, scanning them is faster than finding all matches of the filters everywhere. */
const largeBoxListings = 50_000;

/** Large boxes are slow to load and hardly change within a minute. */
const featureCache = { maxEntries: 200, ttlMs: 60_000 };
const keyOf = ({ west, south, east, north, zoom }: Query, conditions: Conditions) =>
  JSON.stringify([west, south, east, north, zoom, conditions]);

const sum = (clusters: Cluster[]) => clusters.reduce((total, { count }) => total + count, 0);

const feature = (coordinates: [number, number], properties: MapFeature['properties']): MapFeature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties,
});

const pointFeature = ({ id, name, category, is_sample, x, y }: MapPoint) =>
  feature(unproject(x, y), {
    type: 'collector',
    id,
    name,
    category: category ?? unknownCategory,
    isSample: is_sample,
  });

const clusterFeature = ({ centre_x, centre_y, count }: Cluster) =>
  feature(unproject(centre_x, centre_y), { type: 'cluster', count });

/** The listings in a box, individually or clustered. */
export function mapService(db: Database, understand: Understand) {
  const map = mapRepository(db);
  const cachedFeatures = promiseCache<MapFeature[]>(featureCache);

  async function clustered(clusters: Cluster[], conditions: Conditions): Promise<MapFeature[]> {
    const single = clusters.filter(({ count }) => count === 1);
    const points = single.length > 0 ? await map.singleListings(single, conditions) : [];
    return [...clusters.filter(({ count }) => count > 1).map(clusterFeature), ...points.map(pointFeature)];
  }

  async function features(query: Query, conditions: Conditions): Promise<MapFeature[]> {
    const { facets, region, matches, openAt } = conditions;
    const level = levelFor(query, query.zoom);
    const isCounted =
      facets.length <= 1 && region === null && matches === null && openAt === null && level <= finestCounted;
    if (isCounted) {
      const clusters = await map.counted(query, level, facets[0] ?? null);
      if (sum(clusters) > maxPoints) return clustered(clusters, conditions);
    }
    const listingsInBox = sum(await map.counted(query, Math.min(level, finestCounted), null));
    const isNarrowed = facets.length > 0 || region !== null || matches !== null;
    const index = listingsInBox > largeBoxListings && isNarrowed ? 'by-filter' : 'by-place';
    const load = async () => {
      const points = await map.points(query, conditions, index, maxPoints + 1);
      if (points.length <= maxPoints) return points.map(pointFeature);
      return clustered(await map.grouped(query, conditions, index, level), conditions);
    };
    return listingsInBox > largeBoxListings ? cachedFeatures.get(keyOf(query, conditions), load) : load();
  }

  return {
    async map(query: Query, now: Date): Promise<Output> {
      const invalidFields = {
        ...(query.east <= query.west && { east: directoryTexts.emptyBox }),
        ...(query.north <= query.south && { north: directoryTexts.emptyBox }),
      };
      if (Object.keys(invalidFields).length > 0)
        throw new AppError('invalid_input', { fields: invalidFields });
      const understood = query.q ? await understand(query.q) : null;
      const conditions = { ...conditionsOf(query, now), matches: understood?.match ?? null };
      const list = await features(query, conditions);
      return { type: 'FeatureCollection', features: list };
    },
  };
}

export type MapService = ReturnType<typeof mapService>;
