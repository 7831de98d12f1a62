import { readFile } from 'node:fs/promises';
import { type Province, provinces } from '@app/contract/provinces';
import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { readCsv } from '#api/lib/content/read-csv.ts';

type RegionRow = Record<
  'code' | 'level' | 'parent' | 'name' | 'kind' | 'slug' | 'latitude' | 'longitude' | 'aliases',
  string
>;

/** Inserts the regions of content/regions, and corrects those that changed there. */
export async function seedRegions(db: Database, content: URL): Promise<void> {
  const file = await readFile(new URL('regions/regions.csv', content), 'utf8');
  const rows = readCsv(file) as RegionRow[];
  const provinceNames = new Map(
    rows.filter(({ level }) => level === 'province').map((row) => [row.code, row.name]),
  );
  const regions = rows.map(({ parent, kind, aliases, ...row }) => ({
    ...row,
    parent: parent || null,
    kind: kind || null,
    aliases: aliases === '' ? [] : aliases.split('|'),
    province: provinceOf(provinceNames.get(row.code.slice(0, 2))),
  }));
  await sql`
    insert into app.region as known (code, level, parent, name, kind, slug, centre, aliases, province)
    select code, level, parent, name, kind, slug, st_point(longitude, latitude, 4326)::geography, aliases, province
    from json_to_recordset(${JSON.stringify(regions)}::json) as given (
      code text, level text, parent text, name text, kind text, slug text,
      latitude float8, longitude float8, aliases text[], province text
    )
    on conflict (code) do update set
      parent = excluded.parent, name = excluded.name, kind = excluded.kind, slug = excluded.slug,
      centre = excluded.centre, aliases = excluded.aliases, province = excluded.province
    where (known.parent, known.name, known.kind, known.slug, known.aliases, known.province)
      is distinct from (excluded.parent, excluded.name, excluded.kind, excluded.slug, excluded.aliases, excluded.province)
      or not st_equals(known.centre::geometry, excluded.centre::geometry)`.execute(db);
}

function provinceOf(name: string | undefined): Province {
  const known = provinces.find((province) => province === name);
  if (!known) throw new Error(`content/regions names a province that the product does not know: ${name}`);
  return known;
}
