import type { Verdict } from '@app/classifier/interpret';
import type { Material } from '@app/classifier/materials';
import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { type Position, positionOf } from '#api/lib/time-cursor.ts';

export type NewScan = {
  profileId: string;
  verdict: Verdict;
  material: Material;
  confidence: number;
  modelVersion: string;
  photoKey: string | null;
};

type Feedback = { isCorrect: boolean; trueMaterial: Material | null };

const columns = [
  'id',
  'verdict',
  'material',
  'confidence',
  'model_version',
  'photo_key',
  'is_correct',
  'true_material',
  'created_at',
] as const;

/** SQL of a member's scans. Every statement names the owner: nobody else's can be met. */
export const scanRepository = (db: Database) => ({
  insert: async ({ profileId, verdict, material, confidence, modelVersion, photoKey }: NewScan) => {
    const { id } = await db
      .insertInto('app.scan')
      .values({
        profile_id: profileId,
        verdict,
        material,
        confidence,
        model_version: modelVersion,
        photo_key: photoKey,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  newest: (profileId: string, limit: number, after?: Position) =>
    db
      .selectFrom('app.scan as scan')
      .select([...columns, positionOf('scan.created_at').as('position')])
      .where('scan.profile_id', '=', profileId)
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(scan.created_at, scan.id) < (${after!.createdAt}::timestamptz, ${after!.id}::uuid)`,
        ),
      )
      .orderBy('scan.created_at', 'desc')
      .orderBy('scan.id', 'desc')
      .limit(limit)
      .execute(),

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

  forgetPhotos: (profileId: string) =>
    db
      .updateTable('app.scan')
      .set({ photo_key: null })
      .where('profile_id', '=', profileId)
      .where('photo_key', 'is not', null)
      .execute(),
});
