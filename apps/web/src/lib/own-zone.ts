import type { Zone } from '@app/contract/zone';

/** Every name that a browser may have for one of the country's clocks. */
const zoneOfName: Record<string, Zone> = {
  'Asia/Jakarta': 'Asia/Jakarta',
  'Asia/Pontianak': 'Asia/Jakarta',
  'Asia/Makassar': 'Asia/Makassar',
  'Asia/Ujung_Pandang': 'Asia/Makassar',
  'Asia/Jayapura': 'Asia/Jayapura',
};

/** On which clock a person's days and weeks begin. Who is abroad gets the capital's. */
export const zoneOf = (name: string): Zone => zoneOfName[name] ?? 'Asia/Jakarta';

export const ownZone = () => zoneOf(Intl.DateTimeFormat().resolvedOptions().timeZone);
