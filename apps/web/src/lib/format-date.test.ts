import { expect, test } from 'vitest';
import { formatDate, formatMonth, formatShortDate, jakarta } from './format-date.ts';

const times = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month, 28, 18, 30)).toISOString(),
);
const like = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('id-ID', options);
  return times.map((time) => format.format(new Date(time)));
};

test('dates are written as Intl writes them, in every month and in both zones', () => {
  expect(times.map((time) => formatDate(time))).toEqual(like({ dateStyle: 'long', timeZone: 'UTC' }));
  expect(times.map((time) => formatDate(time, jakarta))).toEqual(
    like({ dateStyle: 'long', timeZone: 'Asia/Jakarta' }),
  );
  expect(times.map(formatShortDate)).toEqual(like({ day: 'numeric', month: 'short', timeZone: 'UTC' }));
  expect(times.map((time) => formatMonth(time, jakarta))).toEqual(
    like({ month: 'long', year: 'numeric', timeZone: 'Asia/Jakarta' }),
  );
});
