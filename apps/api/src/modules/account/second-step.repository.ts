import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

const lifetime = sql`interval '5 minutes'`;
const attemptLimit = 5;

/** Queries for sign-ins that wait for their second step. */
export const secondStepRepository = (db: Database) => ({
  async insert(challenge: { tokenHash: Buffer; profileId: string; remember: boolean }): Promise<void> {
    const { tokenHash, profileId, remember } = challenge;
    await db
      .deleteFrom('app.sign_in_challenge')
      .where('profile_id', '=', profileId)
      .where('expires_at', '<', sql<Date>`now()`)
      .execute();
    await db
      .insertInto('app.sign_in_challenge')
      .values({
        token_hash: tokenHash,
        profile_id: profileId,
        remember,
        expires_at: sql<Date>`now() + ${lifetime}`,
      })
      .execute();
  },

  /** Counted before the code is checked, so that concurrent attempts cannot exceed the limit. */
  countAttempt: (tokenHash: Buffer) =>
    db
      .updateTable('app.sign_in_challenge')
      .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', sql<Date>`now()`)
      .where('attempts', '<', attemptLimit)
      .returning(['profile_id as profileId', 'remember'])
      .executeTakeFirst(),

  /** False when another request has finished it, or the password was changed meanwhile. */
  async consume(tokenHash: Buffer): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('app.sign_in_challenge')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  deleteAllOf: (profileId: string) =>
    db.deleteFrom('app.sign_in_challenge').where('profile_id', '=', profileId).execute(),
});
