import { expect, test } from 'vitest';
import { emptyDraft, newPrice } from './draft.ts';
import { bodyOf, degreesOf, numberOf, openingErrors } from './listing-of-draft.ts';

test.each([
  ['1.500', 1500],
  ['1500', 1500],
  ['2,5', 2.5],
  ['1.000.000', 1_000_000],
  ['2.5', 2.5],
  ['', null],
  ['seribu', null],
])('"%s" is read as %s', (typed, number) => {
  expect(numberOf(typed)).toBe(number);
});

test('a degree has no thousands', () => {
  expect(degreesOf('112.718')).toBe(112.718);
  expect(degreesOf('-7,4478')).toBe(-7.4478);
});

test.each([
  ['0812-3456-7890', '+6281234567890'],
  ['62 812 3456 7890', '+6281234567890'],
  ['(0323) 321 234', '+62323321234'],
  ['', null],
])('the phone "%s" is sent as %s', (phone, sent) => {
  expect(bodyOf({ ...emptyDraft(), phone }, null).listing.phone).toBe(sent);
});

test('a price that was left empty is not sent as "without pay"', () => {
  const prices = [newPrice(), { ...newPrice(), isPaid: false, amount: '900' }];
  const sent = bodyOf({ ...emptyDraft(), prices }, null).listing.prices;
  expect(sent.map(({ amount }) => amount)).toEqual(['', null]);
});

test('who does not know the hours sends none, and is not asked about them', () => {
  const draft = { ...emptyDraft(), knowsHours: false, openings: [] };
  expect(bodyOf(draft, null).listing.hours).toEqual([]);
  expect(openingErrors(draft)).toEqual({});
});

test('a line of hours without days is named', () => {
  const [opening] = emptyDraft().openings;
  const openings = [{ ...opening!, key: 'a', days: [] }];
  expect(openingErrors({ ...emptyDraft(), openings })).toEqual({
    'opening.a': 'Pilih paling sedikit satu hari.',
  });
});
