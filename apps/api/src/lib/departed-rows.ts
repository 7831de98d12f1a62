import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

/**
 * Takes the rows of a deleted account out of a table, batch by batch, each a transaction of its own, as long as it may.
 * Returns whether none is left.
 */
export type RemoveDepartedRows = (
  db: Database,
  profileId: string,
  mayContinue: () => boolean,
) => Promise<boolean>;

type Rows = { table: string; column: string; batch: number };

/** `ctid` names a row within its partition of the table; a row of that name in another partition is taken only if it is theirs. */
const some = ({ table, column, batch }: Rows, profileId: string) => sql`
  ${sql.ref(column)} = ${profileId} and ctid = any (array(
    select ctid from ${sql.table(table)} where ${sql.ref(column)} = ${profileId} limit ${sql.lit(batch)}))`;

const repeated =
  (rows: Rows, statementOf: (profileId: string) => ReturnType<typeof sql>): RemoveDepartedRows =>
  async (db, profileId, mayContinue) => {
    do {
      const { numAffectedRows = 0n } = await statementOf(profileId).execute(db);
      if (numAffectedRows < rows.batch) return true;
    } while (mayContinue());
    return false;
  };

export const deleteDeparted = (rows: Rows): RemoveDepartedRows =>
  repeated(rows, (profileId) => sql`delete from ${sql.table(rows.table)} where ${some(rows, profileId)}`);

/** What others may go on reading stays, without its author. */
export const anonymiseDeparted = (rows: Rows): RemoveDepartedRows =>
  repeated(
    rows,
    (profileId) =>
      sql`update ${sql.table(rows.table)} set ${sql.ref(rows.column)} = null where ${some(rows, profileId)}`,
  );
