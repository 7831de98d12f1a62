import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv } from '@app/api/src/lib/content/read-csv.ts';
import { candidateOf, compare } from '@app/api/src/modules/directory/place-import/find-duplicates.ts';
import { villageKey } from '@app/api/src/modules/directory/place-import/understand-places.ts';

type Row = Record<string, string>;

const sideOf = (row: Row, side: 'first' | 'second') => {
  const field = (name: string) => row[`${side}_${name}`] ?? '';
  return candidateOf({
    id: side,
    name: field('name'),
    kind: field('kind'),
    regency: field('regency') || null,
    district: field('district') || null,
    village: villageKey(field('village')),
    latitude: Number(field('latitude')),
    longitude: Number(field('longitude')),
  });
};

/**
 * Pairs of real rows (SIPSN with the map of DLH Kota Yogyakarta, and SIPSN with itself) that a person labelled by name,
 * address and distance. A merge must be right; a double that is not merged must at least reach an editor.
 */
export function comparePairs() {
  const rows = readCsv(readFileSync(join(import.meta.dirname, 'pairs.csv'), 'utf8'));
  const compared = rows.map((row) => ({
    isSame: row.label === 'same',
    verdict: compare(sideOf(row, 'first'), sideOf(row, 'second')),
    names: `${row.first_name} / ${row.second_name}, ${row.metres} m`,
  }));
  const merged = compared.filter(({ verdict }) => verdict === 'same');
  const doubles = compared.filter(({ isSame }) => isSame);
  const share = (part: number, whole: number) => Math.round((1000 * part) / whole) / 1000;
  for (const { names } of merged.filter(({ isSame }) => !isSame)) console.info(`wrongly merged: ${names}`);
  for (const { names } of doubles.filter(({ verdict }) => verdict === 'different'))
    console.info(`not found: ${names}`);
  return {
    pairs: rows.length,
    precision: share(merged.filter(({ isSame }) => isSame).length, merged.length),
    recall: share(doubles.filter(({ verdict }) => verdict !== 'different').length, doubles.length),
    mergedShare: share(doubles.filter(({ verdict }) => verdict === 'same').length, doubles.length),
    askedInVain: compared.filter(({ isSame, verdict }) => !isSame && verdict === 'maybe').length,
  };
}
