import { expect, test } from 'vitest';
import { dayInZone } from '#web/lib/day-in-zone.ts';
import { daySpan, monthSpan } from './format-days.ts';
import { greetingAt } from './greeting.ts';
import { zoneOf } from '#web/lib/browser-zone.ts';

test.each([
  ['Asia/Pontianak', 'Asia/Jakarta'],
  ['Asia/Ujung_Pandang', 'Asia/Makassar'],
  ['Asia/Jayapura', 'Asia/Jayapura'],
  ['Europe/Berlin', 'Asia/Jakarta'],
])('a clock set to %s counts as %s', (name, zone) => {
  expect(zoneOf(name)).toBe(zone);
});

test.each([
  ['2026-11-15T20:59:00Z', 'Selamat malam, Sari'],
  ['2026-11-15T21:00:00Z', 'Selamat pagi, Sari'],
  ['2026-11-15T04:00:00Z', 'Selamat siang, Sari'],
  ['2026-11-15T08:00:00Z', 'Selamat sore, Sari'],
  ['2026-11-15T11:00:00Z', 'Selamat malam, Sari'],
])('at %s Jakarta says %s', (time, words) => {
  expect(greetingAt(new Date(time), 'Asia/Jakarta')('Sari')).toBe(words);
});

test('the same moment is a day later in the east', () => {
  const time = new Date('2026-11-15T15:30:00Z');
  expect([dayInZone('Asia/Jakarta', time), dayInZone('Asia/Jayapura', time)]).toEqual([
    '2026-11-15',
    '2026-11-16',
  ]);
});

test('a span says once what both ends share', () => {
  expect(daySpan('2026-11-09', '2026-11-15')).toEqual(['Senin 9', 'Minggu 15 November 2026']);
  expect(daySpan('2026-12-28', '2027-01-03')).toEqual(['Senin 28 Desember 2026', 'Minggu 3 Januari 2027']);
  expect(monthSpan('2026-06', '2026-11')).toEqual(['Juni', 'November 2026']);
  expect(monthSpan('2026-09', '2027-02')).toEqual(['September 2026', 'Februari 2027']);
});
