import type { Database } from '#api/db/database.ts';

/** Queries for two-step sign-in. One-time values are consumed by one statement, so only one use succeeds. */
export const twoStepRepository = (db: Database) => ({
  find: (profileId: string) =>
    db
      .selectFrom('app.two_step')
      .select(['secret', 'confirmed_at'])
      .where('profile_id', '=', profileId)
      .executeTakeFirst(),

  /** Whether it is active. The row stays locked until the transaction ends, so that it cannot be turned on meanwhile. */
  async lockIsActive(profileId: string): Promise<boolean> {
    const row = await db
      .selectFrom('app.two_step')
      .select('confirmed_at')
      .where('profile_id', '=', profileId)
      .forShare()
      .executeTakeFirst();
    return Boolean(row?.confirmed_at);
  },

  /** False when it is active already: a secret in use is never replaced. */
  async propose(profileId: string, secret: Buffer): Promise<boolean> {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('app.two_step')
      .values({ profile_id: profileId, secret })
      .onConflict((conflict) =>
        conflict
          .column('profile_id')
          .doUpdateSet({ secret, last_counter: 0, created_at: new Date() })
          .where('app.two_step.confirmed_at', 'is', null),
      )
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  },

  /** Compares the secret that the code was checked with, because another tab may have requested a new one meanwhile. */
  async confirm(profileId: string, secret: Buffer, counter: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('app.two_step')
      .set({ confirmed_at: new Date(), last_counter: counter })
      .where('profile_id', '=', profileId)
      .where('secret', '=', secret)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async useCounter(profileId: string, counter: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('app.two_step')
      .set({ last_counter: counter })
      .where('profile_id', '=', profileId)
      .where('confirmed_at', 'is not', null)
      .where('last_counter', '<', `${counter}`)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async useRecoveryCode(profileId: string, codeHash: Buffer): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('app.recovery_code')
      .set({ used_at: new Date() })
      .where('profile_id', '=', profileId)
      .where('code_hash', '=', codeHash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  addRecoveryCodes: (profileId: string, hashes: Buffer[]) =>
    db
      .insertInto('app.recovery_code')
      .values(hashes.map((hash) => ({ profile_id: profileId, code_hash: hash })))
      .execute(),

  remove: (profileId: string) => db.deleteFrom('app.two_step').where('profile_id', '=', profileId).execute(),
});
