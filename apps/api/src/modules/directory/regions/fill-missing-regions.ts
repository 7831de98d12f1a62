import type { Database } from '#api/db/database.ts';
import { resolveRegionRepository } from './resolve-region.repository.ts';

/** So many are found within any time limit, and lock few rows at once. */
const batchSize = 5000;
const firstId = '00000000-0000-0000-0000-000000000000';

/** Gives a region to the listings whose city and province name one. */
export async function fillMissingRegions(db: Database): Promise<void> {
  const listings = resolveRegionRepository(db);
  for (let last: string | undefined = firstId; last;) last = await listings.fillMissing(last, batchSize);
}
