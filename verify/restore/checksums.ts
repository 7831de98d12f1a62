import { query } from '../kit/database/query.ts';

export type Checksums = Record<string, string>;

const listTables = `
  select format('%I.%I', nspname, relname)
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and nspname !~ '^(pg_|information_schema)'
  order by 1`;

/** Row count and checksum of every table, independent of row order. */
export async function checksumsOf(address: string): Promise<Checksums> {
  const tables = (await query(listTables, address)).split('\n');
  const each = tables.map(
    (table) =>
      `select '${table}', count(*), coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) from ${table} t`,
  );
  const lines = (await query(each.join(' union all '), address)).split('\n');
  return Object.fromEntries(lines.map((line) => line.split(/\|(.*)/s).slice(0, 2) as [string, string]));
}

export const tablesThatDiffer = (before: Checksums, after: Checksums) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (table) => before[table] !== after[table],
  );
