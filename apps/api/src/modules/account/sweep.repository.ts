import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

/** Rows deleted per statement, so that no statement holds its locks for long or exceeds the timeout. */
const batch = 10_000;

type Leftover = { table: string; key: string; isOver: RawBuilder<unknown> };

const isExpired = sql`expires_at < now()`;
const leftovers: Leftover[] = [
  // Kept for a while, because they are used to detect new devices and are part of the export.
  {
    table: 'app.session',
    key: 'id',
    isOver: sql`least(expires_at, revoked_at) < now() - interval '90 days'`,
  },
  { table: 'app.sign_in_challenge', key: 'token_hash', isOver: isExpired },
  { table: 'app.email_confirmation', key: 'token_hash', isOver: isExpired },
];

/** Deletes expired sessions, challenges and confirmations. */
export function sweepRepository(db: Database) {
  async function removeBatch({ table, key, isOver }: Leftover): Promise<bigint> {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ${sql.ref(key)} in (
        select ${sql.ref(key)} from ${sql.table(table)} where ${isOver}
        limit ${batch} for update skip locked
      )`.execute(db);
    return numAffectedRows;
  }

  return {
    async removeLeftovers(): Promise<void> {
      for (const leftover of leftovers) {
        while ((await removeBatch(leftover)) === BigInt(batch));
      }
    },
  };
}
