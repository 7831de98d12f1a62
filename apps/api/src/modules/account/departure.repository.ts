import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

const maxAtOnce = 100;

/** Queries for accounts whose rows are not all gone yet. */
export const departureRepository = (db: Database) => ({
  /** The longest gone first. `isFinal`: no request of theirs can still be running. */
  list: async (): Promise<{ profile_id: string; isFinal: boolean }[]> =>
    db
      .selectFrom('app.departed_member')
      .select(['profile_id', sql<boolean>`at < now() - interval '10 minutes'`.as('isFinal')])
      .orderBy('at')
      .limit(maxAtOnce)
      .execute(),

  finish: (profileId: string) =>
    db.deleteFrom('app.departed_member').where('profile_id', '=', profileId).execute(),
});
