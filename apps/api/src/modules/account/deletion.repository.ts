import type { Database } from '#api/db/database.ts';

/** SQL of going for good. */
export const deletionRepository = (db: Database) => ({
  /** The identity server's row goes, and with it by cascade its sessions, the profile and all that hangs on it. */
  deletePerson: (id: string) => db.deleteFrom('auth.users').where('id', '=', id).execute(),
});
