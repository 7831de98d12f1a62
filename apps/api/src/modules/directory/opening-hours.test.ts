import type { OpeningHours } from '@app/contract/directory';
import { describe, expect, test } from 'vitest';
import { hoursOf, isOpenAt, minuteOfWeek, openHours, openingsOf } from './opening-hours.ts';
import { readRanges, writeRanges } from './opening-range.ts';

const on = (weekday: number, opens: number, closes: number): OpeningHours => ({ weekday, opens, closes });

test('each zone has its own clock, and the week begins on Monday', () => {
  const midnightInJakarta = new Date('2026-11-15T17:00:00Z');
  expect(minuteOfWeek(midnightInJakarta, 'WIB')).toBe(0);
  expect(minuteOfWeek(midnightInJakarta, 'WITA')).toBe(60);
  expect(minuteOfWeek(midnightInJakarta, 'WIT')).toBe(120);
  expect(minuteOfWeek(new Date('2026-11-15T16:59:59Z'), 'WIB')).toBe(7 * 1440 - 1);
});

describe('opening hours', () => {
  const weeks: [string, OpeningHours[]][] = [
    ['of ordinary days', [on(1, 480, 960), on(2, 480, 960)]],
    ['with a break at noon', [on(5, 480, 690), on(5, 780, 960)]],
    ['until midnight', [on(3, 600, 1440)]],
    ['into the next day', [on(5, 1200, 120), on(6, 1200, 120)]],
    ['of a Sunday night', [on(7, 1320, 180)]],
    ['of a Sunday night before a Monday', [on(1, 480, 960), on(7, 1320, 180)]],
    ['around the clock', [1, 2, 3, 4, 5, 6, 7].map((weekday) => on(weekday, 0, 1440))],
    ['of two whole days', [on(2, 0, 1440), on(3, 0, 1440)]],
  ];
  test.each(weeks)('%s come back as they were written', (_, hours) => {
    const stored = readRanges(writeRanges(openingsOf(hours)));
    expect(hoursOf(stored)).toEqual(hours);
  });

  test('that touch or overlap are one opening', () => {
    expect(openingsOf([on(1, 480, 720), on(1, 720, 960), on(1, 900, 1000)])).toEqual([[480, 1000]]);
  });

  test('past midnight hold on the next morning, also from Sunday to Monday', () => {
    const night = openingsOf([on(7, 1320, 180)]);
    expect([6 * 1440 + 1319, 6 * 1440 + 1320, 0, 179, 180].map((minute) => isOpenAt(night, minute))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(isOpenAt(null, 0)).toBeNull();
  });

  test('are looked up by the hours of Greenwich that they touch', () => {
    expect(openHours(openingsOf([on(1, 450, 600)]), 'WIB')).toEqual([0, 1, 2]);
    expect(openHours(openingsOf([on(1, 450, 600)]), 'WIT')).toEqual([0, 22, 23]);
  });
});
