import { expect, test } from 'vitest';
import { offer, price } from '../collector.fixture.ts';
import { estimateBuyers, estimateItem, estimateTotal } from './estimate.ts';
import { readSack, writeSack } from './sack.ts';

const delta = '00000000-0000-4000-8000-000000000001';
const losari = '00000000-0000-4000-8000-000000000002';

const bottles = {
  wasteType: 'pet-bening' as const,
  offers: [
    offer({ price: price({ amount: 4000, minimum: 5 }) }),
    offer({ collectorId: losari, name: 'Losari', price: price({ amount: 3500, minimum: 1 }) }),
    offer({ price: price({ condition: 'as-is', amount: 1500, minimum: 5 }) }),
  ],
};
const cartons = {
  wasteType: 'kardus' as const,
  offers: [
    offer({
      collectorId: losari,
      name: 'Losari',
      price: price({ wasteType: 'kardus', condition: 'as-is', amount: 2200, minimum: 0 }),
    }),
  ],
};

test('the best buyer is the one who takes this amount, not the one with the highest price', () => {
  const little = estimateItem({ wasteType: 'pet-bening', amount: 3 }, [bottles]);
  expect(little.prepared).toMatchObject({ value: 10_500, missing: 0, offer: { name: 'Losari' } });
  expect(little.asIs).toMatchObject({ value: 4500, missing: 2 });

  const much = estimateItem({ wasteType: 'pet-bening', amount: 10 }, [bottles]);
  expect(much.prepared).toMatchObject({ value: 40_000, missing: 0, offer: { name: 'Lapak Plastik Delta' } });
  expect(much.asIs).toMatchObject({ value: 15_000, missing: 0 });
});

test('what does not reach a minimum, and what nobody pays for, adds nothing to the total', () => {
  const all = [bottles, { wasteType: 'lampu' as const, offers: [] }];
  const items = [
    estimateItem({ wasteType: 'pet-bening', amount: 3 }, all),
    estimateItem({ wasteType: 'lampu', amount: 2 }, all),
  ];
  expect(items[1]).toEqual({ wasteType: 'lampu', amount: 2 });
  expect(estimateTotal(items)).toEqual({ asIs: 0, prepared: 10_500 });
});

test('a place that takes it without paying is no offer', () => {
  const free = {
    wasteType: 'kardus' as const,
    offers: [offer({ price: price({ wasteType: 'kardus', condition: 'as-is', amount: null }) })],
  };
  expect(estimateItem({ wasteType: 'kardus', amount: 4 }, [free])).toEqual({
    wasteType: 'kardus',
    amount: 4,
  });
});

test('a kind with a price only as it comes keeps it in the prepared total', () => {
  const items = [estimateItem({ wasteType: 'kardus', amount: 10 }, [cartons])];
  expect(estimateTotal(items)).toEqual({ asIs: 22_000, prepared: 22_000 });
});

test('one trip: every buyer with what all of it brings there, the most rewarding first', () => {
  const sack = [
    { wasteType: 'pet-bening' as const, amount: 6 },
    { wasteType: 'kardus' as const, amount: 10 },
  ];
  const buyers = estimateBuyers(sack, [bottles, cartons]);
  expect(
    buyers.map(({ buyer, asIs, prepared, takes }) => [buyer.collectorId, asIs, prepared, takes]),
  ).toEqual([
    [losari, 22_000, 43_000, ['pet-bening', 'kardus']],
    [delta, 9000, 24_000, ['pet-bening']],
  ]);
});

test('the sack stands in the address and nonsense in it is left out', () => {
  const sack = readSack('pet-bening:2.5,kardus:10,emas:3,hvs:-1,koran:abc,koran:0,lampu');
  expect(sack).toEqual([
    { wasteType: 'pet-bening', amount: 2.5 },
    { wasteType: 'kardus', amount: 10 },
  ]);
  expect(writeSack(sack)).toBe('pet-bening:2.5,kardus:10');
  expect(readSack(null)).toEqual([]);
});
