import type { RegionPage } from '@app/contract/directory-region';
import { regionText as text } from '#web/messages/region.ts';

export const regionAddress = (path: string): string => `/sell-waste/${path}`;

/** "Kota Yogyakarta"; of a kecamatan with its kabupaten, because many have the same name. */
export function spokenRegion({ region, parents }: RegionPage): string {
  if (region.level !== 'district') return region.name;
  return text.district(region.name, parents.at(-1)?.name ?? '');
}

/** The headline in two parts: the number does not wrap away from its noun. */
export function headlineOf(page: RegionPage): [string, string] {
  const region = spokenRegion(page);
  const { bankSampah } = page;
  if (page.region.count === 0) return [text.none(region), ''];
  if (bankSampah === 0) return [text.otherPlaces(region), text.places(page.region.count)];
  return [text.bankSampah(region), text.places(bankSampah)];
}

export function leadOf({ region, children, tps3r, bankSampah, reported }: RegionPage): string {
  const parts = region.level === 'province' ? text.regencies : text.districts;
  return [
    ...(children.length > 0 ? [parts(children.length)] : []),
    ...(tps3r > 0 && bankSampah > 0 ? [text.alsoTps3r(tps3r)] : []),
    ...(reported ? [text.reported(reported.year, reported.count)] : []),
  ].join(' ');
}
