import type { Product } from '../kit/product/api.ts';

type Person = { id: string; email: string };

/** Who deleted an account and when stays on record, by id alone. */
const allowed = new Set(['app.audit_log.actor_id', 'app.audit_log.subject_id']);

/** Every column of every table that still holds the person's id or address. */
export async function tracesOf({ pool }: Pick<Product, 'pool'>, { id, email }: Person): Promise<string[]> {
  const { rows } = await pool.query<{ place: string; column: string; type: string }>(
    `select format('%I.%I', table_schema, table_name) as place, column_name as column, data_type as type
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema in ('app', 'auth', 'pgboss')
       and data_type in ('uuid', 'text', 'character varying', 'jsonb', 'ARRAY')`,
  );
  const found: string[] = [];
  for (const { place, column, type } of rows) {
    const name = `${place}.${column}`;
    if (allowed.has(name)) continue;
    const isHeld = type === 'uuid' ? `"${column}" = $1` : `"${column}"::text like '%' || $1 || '%'`;
    for (const text of type === 'uuid' ? [id] : [id, email]) {
      const { rowCount } = await pool.query(`select from ${place} where ${isHeld} limit 1`, [text]);
      if (rowCount && !found.includes(name)) found.push(name);
    }
  }
  return found.toSorted();
}
