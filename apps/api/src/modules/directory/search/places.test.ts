import { provinces } from '@app/contract/provinces';
import { words } from '@app/indonesian/words';
import { expect, test } from 'vitest';
import { placeIn } from './places.ts';
import { regencies } from './regencies/regencies.ts';

const named = (typed: string) => placeIn(words(typed))?.place.name;

test('all 514 kabupaten and kota are known, in every province, with a centre in Indonesia', () => {
  const all = Object.values(regencies).flat();
  expect(all).toHaveLength(514);
  expect(Object.keys(regencies).toSorted()).toEqual(provinces.toSorted());
  for (const [name, latitude, longitude] of all) {
    expect([name, latitude > -11.1 && latitude < 6.1, longitude > 95 && longitude < 141.1]).toEqual([
      name,
      true,
      true,
    ]);
  }
});

test('each of them is found by its official name', () => {
  const lost = Object.values(regencies)
    .flat()
    .filter(([official]) => !named(official) && !named(official.replace('Administrasi ', '')));
  expect(lost).toEqual([]);
});

test.each([
  ['Sampang', 'Sampang'],
  ['bank sampah di sampang', 'Sampang'],
  ['kardus bandung barat', 'Bandung Barat'],
  ['bandung', 'Kota Bandung'],
  ['kab bandung', 'Kabupaten Bandung'],
  ['kota batu', 'Batu'],
  ['jaksel', 'Jakarta Selatan'],
  ['botol jakarta', 'DKI Jakarta'],
  ['jogja', 'Yogyakarta'],
  ['ponsel kaltim', 'Kalimantan Timur'],
  ['kabupaten kuningan', 'Kuningan'],
])('«%s» names %s', (typed, place) => expect(named(typed)).toBe(place));

test.each(['kuningan', 'batu baterai', 'kardus', 'simpang', 'kota', ''])('«%s» names no place', (typed) => {
  expect(named(typed)).toBeUndefined();
});
