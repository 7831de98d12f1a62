import type { Database } from '#api/db/database.ts';
import { deleteDeparted } from '#api/lib/departed-rows.ts';

type Kind = 'post' | 'reply' | 'scan';

/** SQL of idempotency keys. Callers lock the person first: only that keeps a key from being written twice. */
export const idempotencyRepository = (db: Database) => ({
  find: (profileId: string, key: string) =>
    db
      .selectFrom('app.idempotency')
      .select(['kind', 'target_id'])
      .where('profile_id', '=', profileId)
      .where('key', '=', key)
      .executeTakeFirst(),

  insert: (profileId: string, key: string, kind: Kind, targetId: string) =>
    db
      .insertInto('app.idempotency')
      .values({ profile_id: profileId, key, kind, target_id: targetId })
      .execute(),
});

export const departedKeys = deleteDeparted({ table: 'app.idempotency', column: 'profile_id', batch: 500 });
