import { createHash } from 'node:crypto';
import { words } from '@app/indonesian/words';
import { crowdedPoints, heldByItself } from './check-place.ts';
import { comparedName, type ComparedName, displayName, readable } from './place-name.ts';
import type { HeldReason, Place } from './place.ts';
import { withoutPersons } from './private-person.ts';
import type { Region, RegionIndex } from './region-index.ts';

/** A row with its region, its readable name, and why it is held, if it is. */
export type UnderstoodPlace = {
  place: Place;
  name: string;
  compared: ComparedName;
  address: string;
  /** Normalised, to recognise duplicates. */
  village: string;
  regency: Region | null;
  district: Region | null;
  latitude: number;
  longitude: number;
  held: HeldReason | null;
  /** It names a kabupaten that does not exist: its point is not asked instead. */
  isUnknown: boolean;
};

/** Answers of the database about points and borders, by the place of a row in the file. */
export type Borders = {
  /** Regions of rows that name none. */
  locate: (rows: PointRow[]) => Promise<Map<number, string>>;
  outside: (
    rows: (PointRow & { regency: string; district: string | null })[],
  ) => Promise<Map<number, HeldReason>>;
};
export type PointRow = { row: number; latitude: number; longitude: number };

export const villageKey = (village: string) =>
  words(village.replace(/^(ds|desa|kel|kelurahan|dusun|nagari)\.?\s+/i, '')).join('');

/** Street, desa and kecamatan, each once: registries often repeat them in the street. */
function addressOf({ address, village }: Place, district: Region | null): string {
  const parts = [readable(withoutPersons(address)), readable(village)];
  const districtPart = district ? [`Kec. ${district.name}`] : [];
  const list: string[] = [];
  for (const part of [...parts, ...districtPart]) {
    const bare = words(part.replace(/^Kec\. /, '')).join(' ');
    const isSaid = list.some((said) => ` ${words(said).join(' ')} `.includes(` ${bare} `));
    if (bare !== '' && !isSaid) list.push(part);
  }
  return list.join(', ').slice(0, 200);
}

const base = (place: Place, index: RegionIndex): UnderstoodPlace => {
  const { regency, district, isUnknown } = index.named(place);
  return {
    place,
    name: displayName(place.name),
    compared: comparedName(place.name),
    address: '',
    village: villageKey(place.village).slice(0, 100),
    regency,
    district,
    latitude: Number(place.latitude),
    longitude: Number(place.longitude),
    held: heldByItself(place),
    isUnknown,
  };
};

/** Reads rows as places and holds those that a check refuses. */
export async function understandPlaces(
  places: readonly Place[],
  index: RegionIndex,
  borders: Borders,
): Promise<UnderstoodPlace[]> {
  const list = places.map((place) => base(place, index));
  const pointsOf = (isWanted: (one: (typeof list)[number]) => boolean) =>
    list.flatMap((one, row) => (one.held === null && isWanted(one) ? [{ ...one, row }] : []));

  const unnamed = pointsOf(({ regency, isUnknown }) => !regency && !isUnknown);
  const located = await borders.locate(
    unnamed.map(({ row, latitude, longitude }) => ({ row, latitude, longitude })),
  );
  for (const [row, code] of located) {
    list[row]!.regency = index.get(code.slice(0, 5)) ?? null;
    list[row]!.district = code.length > 5 ? (index.get(code) ?? null) : null;
  }
  const outside = await borders.outside(
    pointsOf(({ regency }) => regency !== null).map(({ row, latitude, longitude, regency, district }) => ({
      row,
      latitude,
      longitude,
      regency: regency!.code,
      district: district?.code ?? null,
    })),
  );
  const isCrowded = crowdedPoints(list.map(({ place, compared: name }) => ({ place, name })));
  const keys = new Set<string>();
  return list.map((one, row) => {
    const isRepeated = keys.has(one.place.key);
    keys.add(one.place.key);
    const held =
      one.held ??
      (isRepeated ? 'incomplete' : null) ??
      (one.regency ? null : 'unknown_region') ??
      outside.get(row) ??
      (isCrowded(one.place) ? 'shared_point' : null);
    return { ...one, held, address: addressOf(one.place, one.district) };
  });
}

/** Of all that the importer uses: another hash is another word of the registry. */
export function hashOf({ place, name, address, village, regency, district }: UnderstoodPlace): string {
  const { kind, latitude, longitude, lastReportYear, tier, isInstitution } = place;
  const used = [
    name,
    kind,
    address,
    village,
    regency?.code,
    district?.code,
    latitude,
    longitude,
    lastReportYear,
    tier,
    isInstitution,
  ];
  return createHash('sha256').update(JSON.stringify(used)).digest('hex');
}
