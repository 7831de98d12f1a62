import type { Verdict } from '@app/classifier/interpret';
import type { Material, Suspicion } from '@app/classifier/materials';
import type { ScanFilters } from '@app/contract/smart-sort';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { countedMaterial } from '#api/lib/counted-material.ts';
import { toStoredVerdict } from '#api/lib/stored-verdict.ts';
import { newestFirst, type Position, positionOf } from '#api/lib/time-cursor.ts';

export type NewScan = {
  profileId: string;
  verdict: Verdict;
  suspected: Suspicion | null;
  material: Material;
  confidence: number;
  modelVersion: string;
  photoKey: string | null;
  /** When the device computed it; undefined when the server did. */
  onDeviceAt?: Date;
};

type Feedback = { isCorrect: boolean; trueMaterial: Material | null };

type Page = ScanFilters & { after?: Position | undefined };

const columns = [
  'id',
  'verdict',
  'material',
  'confidence',
  'model_version',
  'photo_key',
  'computed_on',
  'is_correct',
  'true_material',
  'created_at',
] as const;

const feedbackIs: Record<NonNullable<ScanFilters['feedback']>, RawBuilder<boolean>> = {
  right: sql`scan.is_correct is true`,
  wrong: sql`scan.is_correct is false`,
  none: sql`scan.is_correct is null`,
};

/** Queries for a member's own scans. Every statement filters by owner, so nobody else's can be accessed. */
export const scanRepository = (db: Database) => ({
  insert: async ({ profileId, onDeviceAt, ...scan }: NewScan) => {
    const { id } = await db
      .insertInto('app.scan')
      .values({
        profile_id: profileId,
        verdict: toStoredVerdict(scan),
        material: scan.material,
        confidence: scan.confidence,
        model_version: scan.modelVersion,
        photo_key: scan.photoKey,
        ...(onDeviceAt && { computed_on: 'device' as const, created_at: onDeviceAt }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  newest: (profileId: string, limit: number, { after, material, feedback }: Page = {}) => {
    const own = newestFirst(db.selectFrom('app.scan as scan').where('scan.profile_id', '=', profileId), {
      createdAt: 'scan.created_at',
      id: 'scan.id',
      before: after,
      limit,
    });
    const read = [...columns, positionOf('scan.created_at').as('position')] as const;
    if (material === undefined && feedback === undefined) return own.select(read).execute();
    // Ids are found by an index-only scan, so that a rare filter does not read all rows.
    const found = own
      .select('scan.id')
      .$if(material !== undefined, (query) => query.where(sql<boolean>`${countedMaterial} = ${material}`))
      .$if(feedback !== undefined, (query) => query.where(feedbackIs[feedback!]));
    return db
      .selectFrom('app.scan as scan')
      .select(read)
      .where('scan.profile_id', '=', profileId)
      .where('scan.id', 'in', found)
      .orderBy('scan.created_at', 'desc')
      .orderBy('scan.id', 'desc')
      .execute();
  },

  setFeedback: async (profileId: string, id: string, { isCorrect, trueMaterial }: Feedback) => {
    const { numUpdatedRows } = await db
      .updateTable('app.scan')
      .set({ is_correct: isCorrect, true_material: trueMaterial, feedback_at: sql`now()` })
      .where('id', '=', id)
      .where('profile_id', '=', profileId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  delete: async (profileId: string, id: string) => {
    const { numDeletedRows } = await db
      .deleteFrom('app.scan')
      .where('id', '=', id)
      .where('profile_id', '=', profileId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  clearPhotos: (profileId: string) =>
    db
      .updateTable('app.scan')
      .set({ photo_key: null })
      .where('profile_id', '=', profileId)
      .where('photo_key', 'is not', null)
      .execute(),
});
