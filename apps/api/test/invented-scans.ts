import type { Insertable } from 'kysely';
import type { AppScan } from '#api/db/schema.ts';
import type { TestApi } from './harness.ts';

type Given = Partial<Insertable<AppScan>>;

/** Inserts scans of a person; fields that are not given have defaults. */
export async function insertScans({ db }: Pick<TestApi, 'db'>, profileId: string, scans: Given[]) {
  const rows = scans.map((scan) => ({
    profile_id: profileId,
    verdict: 'sure' as const,
    material: 'plastik' as const,
    confidence: 90,
    model_version: '1',
    feedback_at: scan.is_correct === undefined || scan.is_correct === null ? null : new Date(),
    ...scan,
  }));
  await db.insertInto('app.scan').values(rows).execute();
}

/** The same scan so many times. */
export const times = (count: number, scan: Given): Given[] => Array.from({ length: count }, () => scan);
