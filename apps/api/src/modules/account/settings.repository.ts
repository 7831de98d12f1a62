import type { Database } from '#api/db/database.ts';

/** Queries for the settings of an account. */
export const settingsRepository = (db: Database) => ({
  async ownsSession(profileId: string, sessionId: string): Promise<boolean> {
    const row = await db
      .selectFrom('app.session')
      .select('id')
      .where('id', '=', sessionId)
      .where('profile_id', '=', profileId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  },
});
