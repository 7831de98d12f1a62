import { collectorCategories, collectorKinds, type CollectorPrice } from '@app/contract/directory';
import { type WasteType, wasteTypeFacts, wasteTypes } from '@app/contract/waste-types';
import type { WrittenListing } from '#api/modules/directory/listing-writer.repository.ts';
import { readDistricts } from './districts.ts';
import { seeded } from './random.ts';

export const priceOf = (wasteType: WasteType, more: Partial<CollectorPrice> = {}): CollectorPrice => ({
  wasteType,
  condition: 'prepared',
  amount: 2000,
  unit: wasteTypeFacts[wasteType].unit,
  minimum: 1,
  observedOn: '2026-11-01',
  source: 'Data uji',
  ...more,
});

const bounded = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** Generates listings in the real kecamatan, dense around the centre of each; some of them have most of the people. */
export function* inventListings(count: number, seed = 7): Generator<WrittenListing> {
  const { below, pick } = seeded(seed);
  const random = () => below(1_000_000) / 1_000_000;
  const spread = () => ((random() + random() + random() + random() - 2) * random()) / 10;
  const districts = readDistricts()
    .map((district) => ({ district, order: random() }))
    .toSorted((a, b) => a.order - b.order);
  for (let n = 0; n < count; n += 1) {
    const { district } = districts[Math.floor(districts.length * random() ** 1.5)]!;
    const opens = 420 + 30 * below(6);
    const hours = Array.from({ length: 6 }, (_, day) => ({ weekday: day + 1, opens, closes: opens + 480 }));
    const first = below(wasteTypes.length);
    const types = [0, 1, 2].map((step) => wasteTypes[(first + step) % wasteTypes.length]!);
    yield {
      name: `${pick(['Lapak', 'Bank Sampah', 'Gudang', 'UD', 'Rumah'])} ${pick(['Sinar', 'Berkah', 'Mitra', 'Karya', 'Maju'])} ${n}`,
      kind: pick(collectorKinds),
      category: pick(collectorCategories),
      province: district.province,
      city: district.city,
      regionCode: district.code,
      address: `Jalan Contoh ${n}`,
      latitude: bounded(district.latitude + spread(), -11.4, 6.4),
      longitude: bounded(district.longitude + spread(), 94.6, 141.4),
      phone: null,
      hours,
      pickupService: random() < 0.6,
      rating: below(51) / 10,
      prices: types.map((type) => priceOf(type, { amount: 500 + below(5000) })),
    };
  }
}
