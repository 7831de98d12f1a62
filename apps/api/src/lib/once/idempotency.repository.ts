import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { deleteDeparted } from '#api/lib/departed-rows.ts';

/** Rows per statement, so that none holds its locks for long. */
const batchSize = 10_000;

type Kind = 'post' | 'reply' | 'scan';

/** SQL of idempotency keys. Callers lock the person first. */
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

  /** An offline phone repeats its requests for thirty days; one day more for clock differences. */
  async deleteExpired(): Promise<void> {
    const deleteBatch = () =>
      sql`
        delete from app.idempotency where ctid = any (array(
          select ctid from app.idempotency where at < now() - interval '31 days' limit ${batchSize}
        ))`.execute(db);
    while ((await deleteBatch()).numAffectedRows === BigInt(batchSize));
  },
});

export const departedKeys = deleteDeparted({ table: 'app.idempotency', column: 'profile_id', batch: 500 });
