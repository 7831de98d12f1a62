import type { Database } from '#api/db/database.ts';

/** Queries for deleting an account. */
export const deletionRepository = (db: Database) => ({
  /** Deletes the identity server's row; its sessions, the profile and all dependent rows follow by cascade. */
  deletePerson: (id: string) => db.deleteFrom('auth.users').where('id', '=', id).execute(),
});
