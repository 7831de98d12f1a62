import type { Database } from '#api/db/database.ts';

/** Queries around passwords. The identity server stores the passwords themselves. */
export const passwordRepository = (db: Database) => ({
  async hasPassword(id: string): Promise<boolean> {
    const row = await db
      .selectFrom('auth.users')
      .select('encrypted_password')
      .where('id', '=', id)
      .executeTakeFirst();
    return Boolean(row?.encrypted_password);
  },

  findPerson: (id: string) =>
    db.selectFrom('app.profile').select(['id', 'name', 'email']).where('id', '=', id).executeTakeFirst(),

  /** Whether this is a long session, so that the session that replaces it is long too. */
  async isRemembered(sessionId: string): Promise<boolean> {
    const session = await db
      .selectFrom('app.session')
      .select(['created_at', 'expires_at'])
      .where('id', '=', sessionId)
      .executeTakeFirst();
    if (!session) return false;
    return session.expires_at.getTime() - session.created_at.getTime() > 24 * 60 * 60 * 1000;
  },
});
