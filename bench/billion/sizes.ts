import { query } from '@app/verify/kit/database/query.ts';

/** Gigabytes of each table that has rows in great number, and of each of its indexes, over all parts. */
export async function gigabytesOf(address: string): Promise<Record<string, number>> {
  const lines = await query(
    `select coalesce(above.relname, own.relname), round(sum(pg_relation_size(own.oid)) / 1e9, 3)
     from pg_class as own left join pg_inherits on inhrelid = own.oid left join pg_class as above on above.oid = inhparent
     where own.relnamespace in ('app'::regnamespace, 'app_partition'::regnamespace) and own.relkind in ('r', 'i')
     group by 1 having sum(pg_relation_size(own.oid)) > 1e6 order by 2 desc limit 24`,
    address,
  );
  return Object.fromEntries(
    lines.split('\n').map((line) => {
      const [name = '', gigabytes] = line.split('|');
      return [name, Number(gigabytes)];
    }),
  );
}
