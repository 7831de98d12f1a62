import type { CollectorDetail } from '@app/contract/directory';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import type { Point } from './collector-columns.ts';
import { detailOf } from './collector-row.ts';
import { collectorRepository } from './collector.repository.ts';
import type { KnownRegions } from './regions/known-regions.ts';

/** One listing. */
export function collectorService(db: Database, regions: KnownRegions) {
  const collectors = collectorRepository(db);
  return {
    /** Published listings only. */
    async show(id: string, from: Point | null, now: Date): Promise<CollectorDetail> {
      const row = await collectors.find(id, from);
      if (!row?.is_published) throw new AppError('not_found');
      return detailOf(row, now, await regions());
    },

    /** Also hidden listings, for editors. */
    async detail(id: string): Promise<CollectorDetail | null> {
      const row = await collectors.find(id, null);
      return row ? detailOf(row, new Date(), await regions()) : null;
    },
  };
}

export type CollectorService = ReturnType<typeof collectorService>;
