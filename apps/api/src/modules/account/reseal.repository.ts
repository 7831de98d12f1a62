import type { Database } from '#api/db/database.ts';

/** Applies `change` to every two-step secret in one transaction. */
export const changeSecrets = (
  db: Database,
  change: (profileId: string, secret: Buffer) => Buffer,
): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('app.two_step')
      .select(['profile_id', 'secret'])
      .forUpdate()
      .execute();
    for (const { profile_id: id, secret } of rows) {
      await transaction
        .updateTable('app.two_step')
        .set({ secret: change(id, secret) })
        .where('profile_id', '=', id)
        .execute();
    }
    return rows.length;
  });
