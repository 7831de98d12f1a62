import type { SuggestedListing } from '@app/contract/directory-suggestion';

/** A place as a member suggests it. */
export const suggestedPlace: SuggestedListing = {
  name: 'Lapak Pak Darmo',
  kind: 'pengepul',
  category: 'Logam',
  province: 'Jawa Timur',
  city: 'Bangkalan',
  address: 'Jalan Trunojoyo 12',
  latitude: -7.03,
  longitude: 112.75,
  phone: '+6281234567890',
  hours: [{ weekday: 1, opens: 480, closes: 960 }],
  pickupService: true,
  prices: [{ wasteType: 'besi-tua', condition: 'as-is', amount: 2300, minimum: 5 }],
};
