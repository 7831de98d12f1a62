import { readFileSync } from 'node:fs';
import type { Province } from '@app/contract/provinces';
import { contentFolder } from '#api/lib/content/content-folder.ts';
import { readCsv } from '#api/lib/content/read-csv.ts';

type Row = Record<'code' | 'name' | 'level' | 'latitude' | 'longitude', string>;
export type District = {
  code: string;
  city: string;
  province: Province;
  latitude: number;
  longitude: number;
};

/** All kecamatan of content/regions. */
export function readDistricts(): District[] {
  const rows = readCsv(readFileSync(new URL('regions/regions.csv', contentFolder()), 'utf8')) as Row[];
  const names = new Map(rows.map(({ code, name }) => [code, name]));
  return rows
    .filter(({ level }) => level === 'district')
    .map(({ code, latitude, longitude }) => ({
      code,
      city: names.get(code.slice(0, 5))!,
      province: names.get(code.slice(0, 2)) as Province,
      latitude: Number(latitude),
      longitude: Number(longitude),
    }));
}
