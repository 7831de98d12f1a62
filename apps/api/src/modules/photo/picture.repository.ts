import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

/** SQL of members' pictures. */
export const pictureRepository = (db: Database) => ({
  insert: async (ownerId: string, photoKey: string): Promise<string> => {
    const { id } = await db
      .insertInto('app.picture')
      .values({ owner_id: ownerId, photo_key: photoKey })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /** Whether it still exists; if so it is locked against deletion until the end of the transaction. */
  lockIfExists: async (id: string): Promise<boolean> => {
    const picture = db.selectFrom('app.picture').select('id').where('id', '=', id);
    return (await picture.forKeyShare().executeTakeFirst()) !== undefined;
  },

  delete: (id: string) => db.deleteFrom('app.picture').where('id', '=', id).execute(),

  /** Marks the picture as used by one submission or post. False when it is not theirs, missing or already used. */
  markUsed: async (ownerId: string, id: string): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('app.picture')
      .set({ used_at: sql`now()` })
      .where('id', '=', id)
      .where('owner_id', '=', ownerId)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Its submission was withdrawn. */
  markUnused: (id: string) =>
    db.updateTable('app.picture').set({ used_at: null }).where('id', '=', id).execute(),

  /** The picture belongs to the piece now and is no longer deleted with its owner. */
  clearOwner: (id: string) =>
    db.updateTable('app.picture').set({ owner_id: null }).where('id', '=', id).execute(),

  /** A trigger adds their keys to `app.orphaned_photo`. */
  deleteUnused: () =>
    db
      .deleteFrom('app.picture')
      .where('used_at', 'is', null)
      .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
      .execute(),
});
