import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

/** SQL of photos that belong to no row. Triggers add the photos of deleted rows (migrations 0006 and 0011). */
export const orphanedPhotoRepository = (db: Database) => ({
  /**
   * Called before a photo is uploaded. If the process dies before its row is written, the photo becomes due after an
   * hour; no upload takes that long.
   */
  trackUpload: (photoKey: string) =>
    db
      .insertInto('app.orphaned_photo')
      .values({ photo_key: photoKey, at: sql`now() + interval '1 hour'` })
      .execute(),

  /** The photo will get no row: the next sweep may delete it. */
  markOrphaned: (photoKey: string) =>
    db
      .updateTable('app.orphaned_photo')
      .set({ at: sql`now()` })
      .where('photo_key', '=', photoKey)
      .execute(),

  /** The photo has a row now, or was deleted from the store. */
  untrack: (photoKeys: string[]) =>
    db.deleteFrom('app.orphaned_photo').where('photo_key', 'in', photoKeys).execute(),

  async findDue(limit: number): Promise<string[]> {
    const rows = await db
      .selectFrom('app.orphaned_photo')
      .select('photo_key')
      .where('at', '<=', sql<Date>`now()`)
      .orderBy('at')
      .limit(limit)
      .execute();
    return rows.map((row) => row.photo_key);
  },
});
