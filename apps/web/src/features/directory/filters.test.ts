import { provinces } from '@app/contract/provinces';
import { expect, test } from 'vitest';
import { changeFilter, countFilters, readFilters, withFilters, writeFilters } from './filters.ts';

const read = (address: string) => readFilters(new URLSearchParams(address));

test('every filter is read from the address under its own name', () => {
  const address =
    'q=botol&category=Plastik+%26+Kaleng&kind=bank-sampah&province=Jawa+Timur&material=plastik&openNow=1&pickup=1';
  expect(read(address)).toEqual({
    q: 'botol',
    category: 'Plastik & Kaleng',
    kind: 'bank-sampah',
    province: 'Jawa Timur',
    material: 'plastik',
    openNow: '1',
    pickup: '1',
  });
  expect(writeFilters(read(address)).toString()).toBe(address);
});

test('what nobody offers is left out, and the rest still counts', () => {
  expect(read('category=Emas&province=Atlantis&openNow=ya&q=++&material=kaca&lat=-7&sort=x')).toEqual({
    material: 'kaca',
  });
  expect(read(`q=${'a'.repeat(81)}`)).toEqual({});
});

test('an empty field of the form sets no filter', () => {
  expect(read('q=&category=&province=&material=&kind=')).toEqual({});
});

test('the same filters have one address, in whatever order they were set', () => {
  const one = changeFilter(changeFilter({}, 'pickup', '1'), 'q', 'kardus');
  const other = changeFilter(changeFilter({}, 'q', ' kardus '), 'pickup', '1');
  expect(writeFilters(one).toString()).toBe('q=kardus&pickup=1');
  expect(writeFilters(other).toString()).toBe('q=kardus&pickup=1');
  expect(countFilters(one)).toBe(2);
});

test('a filter that is taken away leaves no trace in the address', () => {
  expect(withFilters('/sell-waste', changeFilter({ q: 'besi' }, 'q', undefined))).toBe('/sell-waste');
  expect(withFilters('/waste-map', { province: 'Bali' })).toBe('/waste-map?province=Bali');
});

test('there are 38 provinces to choose from', () => {
  expect(provinces).toHaveLength(38);
  for (const province of provinces) expect(read(`province=${province}`)).toEqual({ province });
});

test('a region is kept in the address, and given up with its province', () => {
  const filters = readFilters(new URLSearchParams('province=DI+Yogyakarta&region=34.71.05'));
  expect(filters).toEqual({ province: 'DI Yogyakarta', region: '34.71.05' });
  expect(changeFilter(filters, 'material', 'kaca').region).toBe('34.71.05');
  expect(changeFilter(filters, 'province', 'Bali')).toEqual({ province: 'Bali' });
  expect(readFilters(new URLSearchParams('region=jogja'))).toEqual({});
});
