import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

/** SQL of photos that belong to no row. Triggers add to them too, whichever way a row goes (migrations 0006 and 0011). */
export const orphanedPhotoRepository = (db: Database) => ({
  /**
   * Before a photo goes to the store. Should we die before its row is written, it is found here after an hour;
   * nothing that is stored takes that long.
   */
  announce: (photoKey: string) =>
    db
      .insertInto('app.orphaned_photo')
      .values({ photo_key: photoKey, at: sql`now() + interval '1 hour'` })
      .execute(),

  /** It will get no row: the next sweep may take it. */
  release: (photoKey: string) =>
    db
      .updateTable('app.orphaned_photo')
      .set({ at: sql`now()` })
      .where('photo_key', '=', photoKey)
      .execute(),

  /** It has a row now, or it has left the store. */
  forget: (photoKeys: string[]) =>
    db.deleteFrom('app.orphaned_photo').where('photo_key', 'in', photoKeys).execute(),

  async due(limit: number): Promise<string[]> {
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
