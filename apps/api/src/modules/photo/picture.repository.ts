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

  /** Whether it is still there; if so it stays until the end of the transaction. */
  hold: async (id: string): Promise<boolean> => {
    const picture = db.selectFrom('app.picture').select('id').where('id', '=', id);
    return (await picture.forKeyShare().executeTakeFirst()) !== undefined;
  },

  delete: (id: string) => db.deleteFrom('app.picture').where('id', '=', id).execute(),

  /** For one submission or post. False when it is not theirs, not there, or has one already. */
  use: async (ownerId: string, id: string): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('app.picture')
      .set({ used_at: sql`now()` })
      .where('id', '=', id)
      .where('owner_id', '=', ownerId)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Its submission was taken back. */
  free: (id: string) => db.updateTable('app.picture').set({ used_at: null }).where('id', '=', id).execute(),

  /** It is the piece's from now on, and no longer goes with its owner. */
  handOver: (id: string) =>
    db.updateTable('app.picture').set({ owner_id: null }).where('id', '=', id).execute(),

  /** A trigger hands their names to whoever empties the store. */
  deleteUnused: () =>
    db
      .deleteFrom('app.picture')
      .where('used_at', 'is', null)
      .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
      .execute(),
});
