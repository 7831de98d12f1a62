import type { Zone } from '@app/contract/zone';

/** Every name that a browser may have for one of the country's time zones. */
const zoneOfName: Record<string, Zone> = {
  'Asia/Jakarta': 'Asia/Jakarta',
  'Asia/Pontianak': 'Asia/Jakarta',
  'Asia/Makassar': 'Asia/Makassar',
  'Asia/Ujung_Pandang': 'Asia/Makassar',
  'Asia/Jayapura': 'Asia/Jayapura',
};

/** The zone in which a member's days and weeks begin; outside the country it is the capital's. */
export const zoneOf = (name: string): Zone => zoneOfName[name] ?? 'Asia/Jakarta';

export const browserZone = () => zoneOf(Intl.DateTimeFormat().resolvedOptions().timeZone);
