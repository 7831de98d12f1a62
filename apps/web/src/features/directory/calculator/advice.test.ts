import { expect, test } from 'vitest';
import { offer, price } from '../collector.fixture.ts';
import { adviceOf } from './advice.ts';
import { estimateItem } from './estimate.ts';

const near = offer({ name: 'Dekat', price: price({ amount: 3000, minimum: 4 }) });
const pricey = offer({
  collectorId: '00000000-0000-4000-8000-000000000002',
  name: 'Mahal',
  price: price({ amount: 5000, minimum: 50 }),
});
const glass = offer({
  name: 'Beling',
  price: price({ wasteType: 'botol-kaca', condition: 'as-is', amount: 500, minimum: 20 }),
});
const offers = [
  { wasteType: 'pet-bening' as const, offers: [pricey, near] },
  { wasteType: 'botol-kaca' as const, offers: [glass] },
  { wasteType: 'lampu' as const, offers: [] },
];
const advice = (...sack: Parameters<typeof estimateItem>[0][]) =>
  adviceOf(sack.map((item) => estimateItem(item, offers)));

test('too little for everybody: collect for the buyer who needs the least more', () => {
  expect(advice({ wasteType: 'pet-bening', amount: 1.5 })).toMatchObject({
    step: 'collect',
    next: { deal: { missing: 2.5, offer: { name: 'Dekat' } }, worth: 12_000 },
  });
});

test('enough for somebody: sell there, and what is missing of the rest comes next', () => {
  expect(
    advice({ wasteType: 'pet-bening', amount: 4 }, { wasteType: 'botol-kaca', amount: 5 }),
  ).toMatchObject({
    step: 'sell',
    buyers: ['Dekat'],
    total: { prepared: 12_000 },
    next: { item: { wasteType: 'botol-kaca' }, deal: { missing: 15 }, worth: 10_000 },
  });
});

test('no price from anybody: ask', () => {
  expect(advice({ wasteType: 'lampu', amount: 2 })).toEqual({ step: 'ask' });
});
