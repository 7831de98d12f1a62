import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

/** So many outlines are some megabytes of JSON. */
const batchSize = 1000;

/** Loads the outlines of content/regions when they are not there yet; about nine megabytes, so the first import does it. */
export async function ensureOutlines(db: Database, content: URL): Promise<void> {
  const known = await db.selectFrom('app.region_outline').select('code').limit(1).executeTakeFirst();
  if (known) return;
  const packed = await readFile(new URL('regions/outlines.tsv.br', content));
  const lines = (await promisify(brotliDecompress)(packed)).toString('utf8').trimEnd().split('\n');
  await db.transaction().execute(async (transaction) => {
    for (let at = 0; at < lines.length; at += batchSize) {
      const outlines = lines.slice(at, at + batchSize).map((line) => {
        const [code = '', coordinates = ''] = line.split('\t');
        return { code, outline: `{"type":"MultiPolygon","coordinates":${coordinates}}` };
      });
      await sql`
        insert into app.region_outline (code, outline)
        select code, st_multi(st_setsrid(st_geomfromgeojson(outline), 4326))
        from json_to_recordset(${JSON.stringify(outlines)}::json) as given (code text, outline text)
        on conflict do nothing`.execute(transaction);
    }
  });
}
