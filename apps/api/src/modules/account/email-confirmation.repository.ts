import type { Database } from '#api/db/database.ts';

type Confirmation = { tokenHash: Buffer; profileId: string; email: string; expiresAt: Date };

/** Queries for confirming an e-mail address. */
export const emailConfirmationRepository = (db: Database) => ({
  async add({ tokenHash, profileId, email, expiresAt }: Confirmation): Promise<void> {
    await db
      .deleteFrom('app.email_confirmation')
      .where('profile_id', '=', profileId)
      .where('expires_at', '<', new Date())
      .execute();
    await db
      .insertInto('app.email_confirmation')
      .values({ token_hash: tokenHash, profile_id: profileId, email, expires_at: expiresAt })
      .execute();
  },

  /** Deletes the token, so that it works once even when sent twice concurrently, and only for its owner. */
  consume: (tokenHash: Buffer, profileId: string) =>
    db
      .deleteFrom('app.email_confirmation')
      .where('token_hash', '=', tokenHash)
      .where('profile_id', '=', profileId)
      .where('expires_at', '>', new Date())
      .returning('email')
      .executeTakeFirst(),

  deleteAllOf: (profileId: string) =>
    db.deleteFrom('app.email_confirmation').where('profile_id', '=', profileId).execute(),

  async isConfirmed(profileId: string): Promise<boolean> {
    const profile = await db
      .selectFrom('app.profile')
      .select('email_verified_at')
      .where('id', '=', profileId)
      .executeTakeFirst();
    return Boolean(profile?.email_verified_at);
  },

  /** True when it was not confirmed before. The address must still be the one that the mail went to. */
  async markConfirmed(profileId: string, email: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('app.profile')
      .set({ email_verified_at: new Date() })
      .where('id', '=', profileId)
      .where('email', '=', email)
      .where('email_verified_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
