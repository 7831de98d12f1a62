import { expect, test } from 'vitest';
import { hoursOf, isPastMidnight, openingsOf } from './openings.ts';

const row = (days: number[], opens: string, closes: string, isAllDay = false) => ({
  key: 'a',
  days,
  isAllDay,
  opens,
  closes,
});

test('a line of days becomes an opening for each of them, in the order of the week', () => {
  expect(hoursOf([row([6, 1], '08:00', '16:30')])).toEqual([
    { weekday: 1, opens: 480, closes: 990 },
    { weekday: 6, opens: 480, closes: 990 },
  ]);
});

test('closing at midnight is the end of the day, and 24 hours is the whole of it', () => {
  expect(hoursOf([row([2], '18:00', '00:00'), row([3], '08:00', '16:00', true)])).toEqual([
    { weekday: 2, opens: 1080, closes: 1440 },
    { weekday: 3, opens: 0, closes: 1440 },
  ]);
});

test('closing before opening means the next day', () => {
  expect(isPastMidnight(row([5], '22:00', '04:00'))).toBe(true);
  expect(isPastMidnight(row([5], '22:00', '00:00'))).toBe(false);
  expect(hoursOf([row([5], '22:00', '04:00')])).toEqual([{ weekday: 5, opens: 1320, closes: 240 }]);
});

test('known hours come back as the lines that made them', () => {
  const hours = hoursOf([row([1, 2, 3], '08:00', '16:00'), row([6], '08:00', '00:00')]);
  expect(openingsOf(hours)).toMatchObject([
    { days: [1, 2, 3], opens: '08:00', closes: '16:00', isAllDay: false },
    { days: [6], opens: '08:00', closes: '00:00', isAllDay: false },
  ]);
  expect(hoursOf(openingsOf(hours))).toEqual(hours);
});
