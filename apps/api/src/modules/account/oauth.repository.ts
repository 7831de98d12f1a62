import type { Database } from '#api/db/database.ts';

/** SQL of an account that changes hands: from whoever typed an address to whoever owns it. */
export const oauthRepository = (db: Database) => ({
  /** What the first one left behind goes; who owns the address starts as new. */
  async handOver(profileId: string, name: string): Promise<void> {
    await db
      .updateTable('app.profile')
      .set({ name, phone: '', location: '', role: 'member', email_verified_at: new Date() })
      .where('id', '=', profileId)
      .execute();
    await db.deleteFrom('app.two_step').where('profile_id', '=', profileId).execute();
    await db.deleteFrom('app.email_confirmation').where('profile_id', '=', profileId).execute();
  },
});
