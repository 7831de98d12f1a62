import type { mapCollectors, MapFeature } from '@app/contract/directory';
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
type Answer = RouteOutput<typeof mapCollectors>;

/** Up to so many are shown one by one. */
const mostPoints = 500;
/** Below so many listings in the box it is quicker to look at each than to gather what the filters match everywhere. */
const worthLooking = 50_000;

/** Gathering that many takes a moment, and what a whole island looks like hardly changes within a minute. */
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
  feature(unproject(x, y), { type: 'collector', id, name, category, isSample: is_sample });

const clusterFeature = ({ centre_x, centre_y, count }: Cluster) =>
  feature(unproject(centre_x, centre_y), { type: 'cluster', count });

/** Places of a box, one by one or gathered where they crowd. */
export function mapService(db: Database, understand: Understand) {
  const map = mapRepository(db);
  const cachedFeatures = promiseCache<MapFeature[]>(featureCache);

  async function clustered(clusters: Cluster[], conditions: Conditions): Promise<MapFeature[]> {
    const single = clusters.filter(({ count }) => count === 1);
    const points = single.length > 0 ? await map.onlyOnes(single, conditions) : [];
    return [...clusters.filter(({ count }) => count > 1).map(clusterFeature), ...points.map(pointFeature)];
  }

  async function features(query: Query, conditions: Conditions): Promise<MapFeature[]> {
    const { facets, matches, openAt } = conditions;
    const level = levelFor(query, query.zoom);
    const isCounted = facets.length <= 1 && matches === null && openAt === null && level <= finestCounted;
    if (isCounted) {
      const clusters = await map.counted(query, level, facets[0] ?? null);
      if (sum(clusters) > mostPoints) return clustered(clusters, conditions);
    }
    const here = sum(await map.counted(query, Math.min(level, finestCounted), null));
    const isNarrowed = facets.length > 0 || matches !== null;
    const way = here > worthLooking && isNarrowed ? 'by-filter' : 'by-place';
    const gather = async () => {
      const points = await map.points(query, conditions, way, mostPoints + 1);
      if (points.length <= mostPoints) return points.map(pointFeature);
      return clustered(await map.grouped(query, conditions, way, level), conditions);
    };
    return here > worthLooking ? cachedFeatures.get(keyOf(query, conditions), gather) : gather();
  }

  return {
    async map(query: Query, now: Date): Promise<Answer> {
      const wrong = {
        ...(query.east <= query.west && { east: directoryTexts.emptyBox }),
        ...(query.north <= query.south && { north: directoryTexts.emptyBox }),
      };
      if (Object.keys(wrong).length > 0) throw new AppError('invalid_input', { fields: wrong });
      const understood = query.q ? await understand(query.q) : null;
      const conditions = { ...conditionsOf(query, now), matches: understood?.match ?? null };
      const list = await features(query, conditions);
      return { type: 'FeatureCollection', features: list };
    },
  };
}

export type MapService = ReturnType<typeof mapService>;
