import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

/** Rows that one statement takes: none holds its locks for long. */
const batch = 10_000;

type Kind = 'post' | 'reply' | 'scan';

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

  /** A phone without a signal repeats its requests for thirty days; one day more, for clocks that differ. */
  async forgetOld(): Promise<void> {
    const forgetSome = () =>
      sql`
        delete from app.idempotency where ctid = any (array(
          select ctid from app.idempotency where at < now() - interval '31 days' limit ${batch}
        ))`.execute(db);
    while ((await forgetSome()).numAffectedRows === BigInt(batch));
  },
});
