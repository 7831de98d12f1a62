import type { ClientBase, Pool } from 'pg';
import { eventually } from './eventually.ts';

/**
 * Vacuums until nearly every page is known to be visible: an older transaction, such as an autovacuum, prevents that, and the
 * planner then prefers the table to an index alone.
 */
export async function vacuumAnalyze(client: ClientBase | Pool, table: string): Promise<void> {
  await eventually(
    async () => {
      await client.query(`vacuum analyze ${table}`);
      const { rows } = await client.query<{ isVisible: boolean }>(
        `select bool_and(relallvisible >= 0.9 * relpages) as "isVisible" from pg_class
         where relkind = 'r' and (oid = $1::regclass or oid in (select relid from pg_partition_tree($1::regclass)))`,
        [table],
      );
      return rows[0]!.isVisible;
    },
    (isVisible) => isVisible,
  );
}
