import type { Database } from '#api/db/database.ts';

/** Queries for moving an account from whoever typed an address to the owner of that address. */
export const oauthRepository = (db: Database) => ({
  /** Clears what the first user entered, so that the owner of the address starts with a new profile. */
  async resetProfile(profileId: string, name: string): Promise<void> {
    await db
      .updateTable('app.profile')
      .set({ name, phone: '', location: '', role: 'member', email_verified_at: new Date() })
      .where('id', '=', profileId)
      .execute();
    await db.deleteFrom('app.two_step').where('profile_id', '=', profileId).execute();
    await db.deleteFrom('app.email_confirmation').where('profile_id', '=', profileId).execute();
  },
});
