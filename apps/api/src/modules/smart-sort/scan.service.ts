import type { RouteInput } from '@app/contract/route';
import type { ExportedScan, listScans, Scan, ScanFeedback, ScanFilters } from '@app/contract/smart-sort';
import type { Zone } from '@app/contract/zone';
import type { ObjectStore } from '#api/clients/object-store.ts';
import type { Database } from '#api/db/database.ts';
import type { ActivityRow } from '#api/lib/activity-source.ts';
import { AppError } from '#api/lib/app-error.ts';
import { type Batches, inBatches, mapBatches } from '#api/lib/export/batches.ts';
import { lockPersonShared } from '#api/lib/lock-person.ts';
import { fromStoredVerdict, storedCategoryName } from '#api/lib/stored-verdict.ts';
import { objectNames } from '#api/modules/photo/photo-names.ts';
import { pageOf, type Position, positionAfter, type Positioned, readCursor } from '#api/lib/time-cursor.ts';
import { photoConsentRepository } from './photo-consent.repository.ts';
import { tableHead, tableLine } from './scan-table.ts';
import { scanRepository } from './scan.repository.ts';

const page = 20;
const seconds = { thumbnail: 600, export: 24 * 3600 };

type Row = Awaited<ReturnType<ReturnType<typeof scanRepository>['newest']>>[number];

function feedbackOf({ is_correct, true_material }: Row): ScanFeedback | null {
  if (is_correct === null) return null;
  return is_correct ? { correct: true } : { correct: false, material: true_material };
}

const scanOf = (row: Row) => ({
  _id: row.id,
  ...fromStoredVerdict(row.verdict),
  material: row.material,
  categoryName: storedCategoryName(row),
  confidence: Number(row.confidence),
  createdAt: row.created_at.toISOString(),
  computedOn: row.computed_on,
  feedback: feedbackOf(row),
});

/** What another feature does with photos that the model may learn from. */
export type Learning = {
  add: (transaction: Database, profileId: string, scanId?: string) => Promise<void>;
  withdraw: (transaction: Database, profileId: string) => Promise<void>;
};

type Parts = { db: Database; objects: ObjectStore; learning: Learning };

/** Lists, changes and exports a member's own scans. */
export function scanService({ db, objects, learning }: Parts) {
  const scans = scanRepository(db);
  const allOf = (profileId: string, filters: ScanFilters = {}) =>
    inBatches((last: Positioned | undefined, limit) =>
      scans.newest(profileId, limit, { after: positionAfter(last), ...filters }),
    );
  const assertFound = (found: boolean) => {
    if (!found) throw new AppError('not_found');
  };

  return {
    async list(profileId: string, { cursor, ...filters }: RouteInput<typeof listScans>['query']) {
      const after = cursor === undefined ? undefined : readCursor(cursor);
      const consents = photoConsentRepository(db);
      const [rows, keepPhotos, teachPhotos] = await Promise.all([
        scans.newest(profileId, page + 1, { after, ...filters }),
        consents.isGiven(profileId, 'photos'),
        consents.isGiven(profileId, 'learning'),
      ]);
      const { shown, nextCursor } = pageOf(rows, page);
      const list: Promise<Scan>[] = shown.map(async (row) => ({
        ...scanOf(row),
        thumbnail: row.photo_key
          ? await objects.signedUrl(objectNames(row.photo_key).thumbnail, seconds.thumbnail)
          : null,
      }));
      return { scans: await Promise.all(list), nextCursor, keepPhotos, teachPhotos };
    },

    async giveFeedback(profileId: string, id: string, feedback: ScanFeedback): Promise<void> {
      const trueMaterial = feedback.correct ? null : feedback.material;
      await db.transaction().execute(async (transaction) => {
        const consents = photoConsentRepository(transaction);
        // A withdrawal waits until this photo is added, and then withdraws it too.
        await lockPersonShared(transaction, profileId);
        const given = { isCorrect: feedback.correct, trueMaterial };
        assertFound(await scanRepository(transaction).setFeedback(profileId, id, given));
        if (await consents.isGiven(profileId, 'learning')) await learning.add(transaction, profileId, id);
      });
    },

    async delete(profileId: string, id: string): Promise<void> {
      assertFound(await scans.delete(profileId, id));
    },

    /** Withdrawing also deletes the stored photos, so that nothing is left to learn from. */
    async setConsent(profileId: string, keep: boolean): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const consents = photoConsentRepository(transaction);
        await consents.lockPerson(profileId);
        const wasGiven = await consents.isGiven(profileId, 'photos');
        await consents.add(profileId, 'photos', keep);
        if (keep && wasGiven) return;
        // Also when it is given anew: an older consent to learn must not come back with it.
        if (await consents.isGiven(profileId, 'learning')) await consents.add(profileId, 'learning', false);
        if (keep) return;
        await learning.withdraw(transaction, profileId);
        await scanRepository(transaction).clearPhotos(profileId);
      });
    },

    /** Photos that were kept before count too. */
    async setLearningConsent(profileId: string, teach: boolean): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const consents = photoConsentRepository(transaction);
        await consents.lockPerson(profileId);
        if (teach && !(await consents.isGiven(profileId, 'photos'))) throw new AppError('photos_not_kept');
        await consents.add(profileId, 'learning', teach);
        await (teach ? learning.add(transaction, profileId) : learning.withdraw(transaction, profileId));
      });
    },

    /** For a spreadsheet: every scan that matches. */
    async *table(profileId: string, zone: Zone, filters: ScanFilters): AsyncGenerator<string, void> {
      let head = tableHead(zone);
      for await (const rows of allOf(profileId, filters)) {
        yield head + rows.map((row) => tableLine(row, zone)).join('');
        head = '';
      }
      if (head) yield head;
    },

    /** For the activity list. */
    activityOf: async (
      profileId: string,
      before: Position | undefined,
      limit: number,
    ): Promise<ActivityRow[]> =>
      (await scans.newest(profileId, limit, { after: before })).map((row) => ({
        kind: 'scan',
        _id: row.id,
        title: storedCategoryName(row),
        state: null,
        address: null,
        position: row.position,
      })),

    /** For the export of the account. */
    exportOf: (profileId: string): Batches<ExportedScan> =>
      mapBatches(allOf(profileId), async (row) => ({
        ...scanOf(row),
        modelVersion: row.model_version,
        photo: row.photo_key
          ? await objects.signedUrl(objectNames(row.photo_key).photo, seconds.export)
          : null,
      })),
  };
}

export type ScanService = ReturnType<typeof scanService>;
