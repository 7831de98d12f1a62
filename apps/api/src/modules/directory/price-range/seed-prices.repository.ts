import { readFile } from 'node:fs/promises';
import { wasteTypes } from '@app/contract/waste-types';
import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { readCsv } from '#api/lib/content/read-csv.ts';

/** Makes the observed prices those of content/prices: adds, corrects and removes. */
export async function seedPrices(db: Database, content: URL): Promise<void> {
  const rows = readCsv(await readFile(new URL('prices/observations.csv', content), 'utf8'));
  const known: readonly string[] = wasteTypes;
  for (const { id, waste_type: wasteType = '' } of rows)
    if (!known.includes(wasteType))
      throw new Error(`content/prices: ${id} has an unknown type: ${wasteType}`);
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as given (
    id text, waste_type text, item text, amount integer, unit text, condition text, side text, region text, city text,
    place text, observed_on date, date_basis text, source text, url text, confidence text
  )`;
  const columns = sql`id, waste_type, item, amount, unit, condition, side, region_code, city, place, observed_on,
    date_basis, source, url, confidence`;
  await db.transaction().execute(async (transaction) => {
    await sql`delete from app.price_observation where id not in (select id from ${given})`.execute(
      transaction,
    );
    await sql`
      insert into app.price_observation as known (${columns})
      select id, waste_type, item, amount, unit, nullif(condition, ''), side, region, city, nullif(place, ''),
        observed_on, date_basis, source, nullif(url, ''), confidence
      from ${given}
      on conflict (id) do update set (${columns}) = row(excluded.*)
      where known is distinct from excluded`.execute(transaction);
  });
}
