import type { CollectorDetail } from '@app/contract/directory';
import type { SuggestedListing } from '@app/contract/directory-suggestion';
import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

const listing: SuggestedListing = {
  name: 'Bank Sampah Melati',
  kind: 'bank-sampah',
  category: 'Plastik & Kaleng',
  province: 'Jawa Timur',
  city: 'Sampang',
  address: 'Jalan Rajawali 5',
  latitude: -7.19,
  longitude: 113.25,
  phone: null,
  hours: [{ weekday: 1, opens: 480, closes: 960 }],
  pickupService: false,
  prices: [
    { wasteType: 'pet-bening', condition: 'prepared', amount: 4000, minimum: 5 },
    { wasteType: 'kardus', condition: 'as-is', amount: 1500, minimum: 0 },
  ],
};

const current: CollectorDetail = {
  ...listing,
  category: 'Plastik & Kaleng',
  id: '0b1f3c52-6a59-4f0e-9d3e-1c1f0a7e5b11',
  rating: null,
  location: 'Jawa Timur',
  region: null,
  distanceMetres: null,
  isMobile: false,
  isOpen: null,
  wasteTypes: listing.prices.map((price) => ({
    ...price,
    unit: 'kg',
    observedOn: '2026-11-12',
    source: 'Usulan warga',
  })),
  verified: false,
  isSample: false,
  status: 'added',
  verifiedOn: null,
  verifiedHow: null,
  confirmedAt: null,
  liveness: null,
  registration: null,
  updatedAt: '2026-11-12T00:00:00.000Z',
  photo: null,
};

test('a new place shows every fact', () => {
  const { changed, same } = differencesOf({ listing, current: null });
  expect(changed).toHaveLength(10);
  expect(same).toEqual([]);
});

test('a correction without a change has none', () => {
  expect(differencesOf({ listing, current }).changed).toEqual([]);
});

test('of changed prices only those are shown that differ', () => {
  const prices = [{ ...listing.prices[0]!, amount: 3500 }, listing.prices[1]!];
  expect(differencesOf({ listing: { ...listing, prices }, current }).changed).toEqual([
    {
      name: 'prices',
      now: ['Botol PET bening, disiapkan dulu: Rp4.000/kg, minimum 5 kg'],
      next: ['Botol PET bening, disiapkan dulu: Rp3.500/kg, minimum 5 kg'],
    },
  ]);
});

test('a phone that is taken away reads as none', () => {
  const withPhone = { ...current, phone: '+6281234567890' };
  expect(differencesOf({ listing, current: withPhone }).changed).toEqual([
    { name: 'phone', now: ['0812-3456-7890'], next: ['Tidak ada'] },
  ]);
});
