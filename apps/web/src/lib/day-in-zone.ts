import type { Zone } from '@app/contract/zone';

/** The date in the given zone, as 2026-11-15. */
export const dayInZone = (zone: Zone, time: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(time);
