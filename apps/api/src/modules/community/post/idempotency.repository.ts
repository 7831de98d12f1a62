import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

type Kind = 'post' | 'reply';

/** SQL of what has been done for which key of a sender. The person is locked meanwhile. */
export const idempotencyRepository = (db: Database) => ({
  find: (profileId: string, key: string) =>
    db
      .selectFrom('app.idempotency')
      .select(['kind', 'target_id'])
      .where('profile_id', '=', profileId)
      .where('key', '=', key)
      .executeTakeFirst(),

  remember: (profileId: string, key: string, kind: Kind, targetId: string) =>
    db
      .insertInto('app.idempotency')
      .values({ profile_id: profileId, key, kind, target_id: targetId })
      .execute(),

  /** Nobody repeats a request a day later. */
  forgetOld: () =>
    db
      .deleteFrom('app.idempotency')
      .where('at', '<', sql<Date>`now() - interval '1 day'`)
      .execute(),
});
