import type { Product } from '../../kit/product/api.ts';

export type Fingerprint = Record<string, string>;

/** A checksum of each table: a refused request must not change one. */
export async function fingerprintOf({ pool }: Pick<Product, 'pool'>): Promise<Fingerprint> {
  const { rows } = await pool.query<{ statement: string }>(`
    select 'select ' || string_agg(format(
      '(select coalesce(sum(hashtextextended(t::text, 0)), 0)::text from %I.%I as t) as %I',
      schemaname, tablename, tablename), ', ')
      || ', (select coalesce(sum(hashtextextended(concat(id, email, encrypted_password), 0)), 0)::text from auth.users)'
      || ' as "auth.users"' as statement
    from pg_tables where schemaname = 'app'`);
  const found = await pool.query<Fingerprint>(rows[0]!.statement);
  return found.rows[0]!;
}

export const changedTables = (before: Fingerprint, after: Fingerprint): string[] =>
  Object.keys(after).filter((table) => before[table] !== after[table]);
