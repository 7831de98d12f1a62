import type { Database } from '#api/db/database.ts';
import { promiseCache } from '#api/lib/promise-cache.ts';
import { type RegionCatalogue, regionCatalogue } from './region-catalogue.ts';
import { regionRepository } from './region.repository.ts';

export type KnownRegions = () => Promise<RegionCatalogue>;

/** A release may correct a name while this process runs. */
const oneHour = 3_600_000;

/** Reads all regions once an hour. */
export function knownRegions(db: Database): KnownRegions {
  const cache = promiseCache<RegionCatalogue>({ maxEntries: 1, ttlMs: oneHour });
  return () => cache.get('all', async () => regionCatalogue(await regionRepository(db).all()));
}
