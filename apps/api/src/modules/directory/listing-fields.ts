import { type CollectorDetail, unknownCategory } from '@app/contract/directory';
import type { SuggestedListing } from '@app/contract/directory-suggestion';

/** The fields of which is known who said what they hold. */
export const factFields = [
  'name',
  'kind',
  'category',
  'region',
  'address',
  'location',
  'phone',
  'hours',
  'pickup',
  'prices',
] as const;
export type FactField = (typeof factFields)[number];

type Fields = Record<FactField, unknown>;

const fieldsOfSuggestion = (listing: SuggestedListing): Fields => ({
  name: listing.name,
  kind: listing.kind,
  category: listing.category,
  region: [listing.province, listing.city],
  address: listing.address,
  // Maps project a point and back, which costs the last digits.
  location: [listing.latitude, listing.longitude].map((degrees) => degrees.toFixed(5)),
  phone: listing.phone,
  hours: listing.hours.map(({ weekday, opens, closes }) => `${weekday} ${opens} ${closes}`).toSorted(),
  pickup: listing.pickupService,
  prices: listing.prices
    .map(({ wasteType, condition, amount, minimum }) => `${wasteType} ${condition} ${amount} ${minimum}`)
    .toSorted(),
});

/** The fields that an accepted suggestion changes; of a new place all that it says. */
export function changedFields(proposal: SuggestedListing, current: SuggestedListing | null): FactField[] {
  const next = fieldsOfSuggestion(proposal);
  if (!current) {
    const isSaid = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0);
    return factFields.filter((field) => isSaid(next[field]));
  }
  const before = fieldsOfSuggestion(current);
  return factFields.filter((field) => JSON.stringify(next[field]) !== JSON.stringify(before[field]));
}

/** A listing in the words of a suggestion. */
export const suggestionOfCollector = (collector: CollectorDetail): SuggestedListing => ({
  name: collector.name,
  kind: collector.kind,
  category: collector.category === unknownCategory ? null : collector.category,
  province: collector.location,
  city: collector.city,
  address: collector.address,
  latitude: collector.latitude,
  longitude: collector.longitude,
  phone: collector.phone,
  hours: collector.hours,
  pickupService: collector.pickupService,
  prices: collector.wasteTypes.map(({ wasteType, condition, amount, minimum }) => ({
    wasteType,
    condition,
    amount,
    minimum,
  })),
});
