import { expect, test } from 'vitest';
import { formatDate } from '#web/lib/format-date.ts';
import { collector, price, sample } from './collector.fixture.ts';
import { contactLink, formatPhone, namedTypes } from './contact-link.ts';
import { directionsLink, mapAppOf } from './directions-link.ts';
import { formatAgo } from './format-ago.ts';
import { formatDistance } from './format-distance.ts';
import { formatAmount, formatRate, formatRateRange, formatRupiah } from './format-price.ts';
import { openingLine, openingWeek } from './opening-hours.ts';
import { lastObserved, priceLine, priceRows } from './price-rows.ts';

test('money and amounts are written as on a price board', () => {
  expect(formatRupiah(1_250_000)).toBe('Rp1.250.000');
  expect(formatRate(4000, 'kg')).toBe('Rp4.000/kg');
  expect(formatRate(15_000, 'unit')).toBe('Rp15.000/unit');
  expect(formatAmount(2.5, 'liter')).toBe('2,5 liter');
  expect(formatRateRange([4000, 1500], 'kg')).toBe('Rp1.500–4.000/kg');
  expect(formatRateRange([4000], 'kg')).toBe('Rp4.000/kg');
});

test('a distance is no more exact than the position', () => {
  expect(formatDistance(40)).toBe('kurang dari 100 m');
  expect(formatDistance(463)).toBe('450 m');
  expect(formatDistance(960)).toBe('1 km');
  expect(formatDistance(2440)).toBe('2,4 km');
  expect(formatDistance(11_300)).toBe('11 km');
  expect(formatDistance(1_234_000)).toBe('1.234 km');
});

test('how long ago reads in the unit that a person would use, and never in the future', () => {
  const now = Date.parse('2026-11-15T05:00:00Z');
  expect(formatAgo('2026-11-15T04:00:00Z', now)).toBe('hari ini');
  expect(formatAgo('2026-11-16T04:00:00Z', now)).toBe('hari ini');
  expect(formatAgo('2026-11-14T04:00:00Z', now)).toBe('kemarin');
  expect(formatAgo('2026-11-05T04:00:00Z', now)).toBe('10 hari lalu');
  expect(formatAgo('2026-10-25T04:00:00Z', now)).toBe('3 minggu lalu');
  expect(formatAgo('2026-05-15T04:00:00Z', now)).toBe('6 bulan lalu');
  expect(formatAgo('2024-01-15T04:00:00Z', now)).toBe('2 tahun lalu');
});

test('a date without a time is the same day for everybody', () => {
  expect(formatDate('2026-11-12')).toBe('12 November 2026');
});

const opening = (weekday: number, opens: number, closes: number) => ({ weekday, opens, closes });
const days = (from: number, to: number, opens = 480, closes = 960) =>
  Array.from({ length: to - from + 1 }, (_, index) => opening(from + index, opens, closes));

test('days in a row with the same hours are one phrase', () => {
  expect(openingLine(days(1, 6))).toBe('Senin–Sabtu, 08.00–16.00');
  expect(openingLine(days(1, 7))).toBe('Setiap hari, 08.00–16.00');
  expect(openingLine(days(2, 7, 420, 905))).toBe('Selasa–Minggu, 07.00–15.05');
  expect(openingLine(days(6, 7))).toBe('Sabtu dan Minggu, 08.00–16.00');
  expect(openingLine([...days(1, 5), opening(6, 480, 720)])).toBe(
    'Senin–Jumat, 08.00–16.00; Sabtu, 08.00–12.00',
  );
  expect(openingLine([...days(1, 2), ...days(4, 4)])).toBe(
    'Senin dan Selasa, 08.00–16.00; Kamis, 08.00–16.00',
  );
});

test('a break at noon, a whole day and a night are said as they are', () => {
  expect(openingLine([opening(3, 780, 960), opening(3, 480, 720)])).toBe('Rabu, 08.00–12.00 dan 13.00–16.00');
  expect(openingLine(days(1, 7, 0, 1440))).toBe('Setiap hari, 24 jam');
  expect(openingLine(days(5, 5, 1320, 240))).toBe('Jumat, 22.00–04.00');
  expect(openingLine([])).toBeUndefined();
});

test('the table of the week names the days on which nobody is there', () => {
  const week = openingWeek(days(1, 6));
  expect(week).toHaveLength(7);
  expect(week.at(0)).toEqual({ name: 'Senin', times: '08.00–16.00' });
  expect(week.at(6)).toEqual({ name: 'Minggu', times: undefined });
});

test('a mobile number opens WhatsApp with a message, a landline the dialler', () => {
  const whatsapp = contactLink(collector());
  expect(whatsapp?.way).toBe('whatsapp');
  const address = new URL(whatsapp?.href ?? '');
  expect(address.origin + address.pathname).toBe('https://wa.me/6281234567890');
  expect(address.searchParams.get('text')).toBe(
    'Halo Lapak Plastik Delta, saya menemukan tempat Anda di PilahBumi. Saya ingin menjual botol PET bening. Apakah hari ini bisa diterima?',
  );
  expect(contactLink(collector({ phone: '+62315550123', isMobile: false }))).toEqual({
    way: 'phone',
    href: 'tel:+62315550123',
  });
});

test('nobody is called for a sample, nor where there is no number', () => {
  expect(contactLink(sample({ phone: '+6281234567890', isMobile: true }))).toBeUndefined();
  expect(contactLink(collector({ phone: null, isMobile: false }))).toBeUndefined();
});

test('numbers and kinds read as people say them', () => {
  expect(formatPhone('+6281234567890')).toBe('0812-3456-7890');
  expect(formatPhone('+62315550123')).toBe('0315550123');
  expect(namedTypes([price(), price({ condition: 'as-is' }), price({ wasteType: 'hdpe' })])).toBe(
    'botol PET bening, HDPE (jeriken, botol sampo)',
  );
});

test('directions lead to the place itself, in the map application of the device', () => {
  const place = { name: 'Bank Sampah (Unit) Asri', latitude: -7.446, longitude: 112.718 };
  expect(directionsLink(place)).toContain('destination=-7.446,112.718');
  const android = mapAppOf('Mozilla/5.0 (Linux; Android 10; K) Chrome/119.0 Mobile', 5);
  expect(directionsLink(place, android)).toBe(
    'geo:-7.446,112.718?q=-7.446,112.718(Bank%20Sampah%20%28Unit%29%20Asri)',
  );
  const iPad = mapAppOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 5);
  expect(directionsLink(place, iPad)).toBe('https://maps.apple.com/?daddr=-7.446,112.718');
  expect(mapAppOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 0)).toBe('web');
});

test('a card has one line for a kind, between its two prices, from the smaller minimum', () => {
  const rows = priceRows([
    price(),
    price({ condition: 'as-is', amount: 1500, minimum: 2 }),
    price({ wasteType: 'sisa-dapur', condition: 'as-is', amount: null, minimum: 0 }),
  ]);
  expect(rows.map(priceLine)).toEqual([
    { name: 'Botol PET bening', rate: 'Rp1.500–4.000/kg', minimum: '2 kg' },
    { name: 'Sisa dapur dan kebun', rate: 'Tanpa bayaran', minimum: 'bebas' },
  ]);
});

test('the newest price dates the card', () => {
  expect(lastObserved([price({ observedOn: '2026-02-28' }), price()])).toBe('2026-11-12');
  expect(lastObserved([])).toBeUndefined();
});
