import { expect, test } from 'vitest';
import { addressOf, isFiltered, readFilters } from './filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

test('the address of a list says what it shows, always in one order', () => {
  expect(addressOf(read(''))).toBe('/education');
  expect(addressOf(read('q=botol+bekas&category=Kompos&tab=inovasi&material=organik'))).toBe(
    '/education?tab=inovasi&category=Kompos&material=organik&q=botol+bekas',
  );
});

test('what nobody offers is left out, also what belongs to the other tab', () => {
  expect(read('tab=lain&category=Kompos&material=plastik&q=+')).toEqual({ tab: 'berita' });
  expect(read('tab=inovasi&category=Ekonomi&material=emas')).toEqual({ tab: 'inovasi' });
  expect(read(`q=${'a'.repeat(200)}`)).toEqual({ tab: 'berita', q: 'a'.repeat(80) });
});

test('a tab alone is no filter', () => {
  expect(isFiltered({ tab: 'inovasi' })).toBe(false);
  expect(isFiltered({ tab: 'inovasi', material: 'kaca' })).toBe(true);
});
