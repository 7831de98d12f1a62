import type { TestApi } from './harness.ts';

const ofDirectory = /app\.listing(_cell|_price)?\b/;

/** Generic plans of the statements that `work` ran on the given tables, without the `ways` that should not be used. */
export async function plansOf(
  { deps, statements }: TestApi,
  work: () => Promise<void>,
  tables = ofDirectory,
  ways: ('seqscan' | 'bitmapscan' | 'sort')[] = [],
): Promise<string[]> {
  const before = statements.length;
  await work();
  const executed = statements.slice(before).filter((text) => tables.test(text));
  const client = await deps.pool.connect();
  try {
    // Without parameters no part of a table would be left to show.
    await client.query('set enable_partition_pruning = off');
    for (const way of ways) await client.query(`set enable_${way} = off`);
    const plans: string[] = [];
    for (const text of executed) {
      await client.query(`prepare asked as ${text}`);
      const { rows: parameters } = await client.query<{ count: number }>(
        `select cardinality(parameter_types) as count from pg_prepared_statements where name = 'asked'`,
      );
      const nulls = Array.from({ length: parameters[0]?.count ?? 0 }, () => 'null').join(', ');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain execute asked${nulls && `(${nulls})`}`,
      );
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      await client.query('deallocate asked');
    }
    return plans;
  } finally {
    await client.query('reset enable_partition_pruning');
    client.release(ways.length > 0);
  }
}
