import type { Pool } from 'pg';

export type Statement = { sql: string; parameters: readonly unknown[] };
type Plan = { 'Index Name'?: string; 'Actual Rows': number; 'Actual Loops': number; Plans?: Plan[] };

const rowsOf = (plan: Plan, index: string): number =>
  (plan['Index Name'] === index ? plan['Actual Rows'] * plan['Actual Loops'] : 0) +
  (plan.Plans ?? []).reduce((sum, part) => sum + rowsOf(part, index), 0);

/** How many rows each statement takes out of an index, as PostgreSQL counts them. */
export async function indexRows(
  pool: Pool,
  statements: readonly Statement[],
  index: string,
): Promise<number[]> {
  const rows: number[] = [];
  for (const { sql, parameters } of statements) {
    const explained = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, timing off, format json) ${sql}`,
      [...parameters],
    );
    rows.push(rowsOf(explained.rows[0]!['QUERY PLAN'][0].Plan, index));
  }
  return rows;
}
