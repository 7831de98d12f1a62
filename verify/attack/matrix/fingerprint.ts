import type { Product } from '../../kit/product/api.ts';

/** A checksum of the whole database: a refused request must not change it. */
export async function fingerprintOf({ pool }: Pick<Product, 'pool'>): Promise<string> {
  const { rows } = await pool.query<{ statement: string }>(`
    select 'select ' || string_agg(format(
      '(select coalesce(sum(hashtextextended(t::text, 0)), 0) from %I.%I as t)', schemaname, tablename), ' + ')
      || ' + (select coalesce(sum(hashtextextended(concat(id, email, encrypted_password), 0)), 0) from auth.users)'
      || ' as sum' as statement
    from pg_tables where schemaname = 'app'`);
  const found = await pool.query<{ sum: string }>(rows[0]!.statement);
  return found.rows[0]!.sum;
}
