import type { ComparedName } from './place-name.ts';
import type { HeldReason, Place } from './place.ts';
import { hasMobileNumber, namesPrivatePerson } from './private-person.ts';

const decimals = (degrees: string) => /\.(\d*?)0*$/.exec(degrees)?.[1]?.length ?? 0;

/** About a kilometre: somebody typed or rounded it, and did not stand there. */
export const isRounded = ({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>): boolean => {
  const [first, second] = [decimals(latitude), decimals(longitude)];
  return Math.max(first, second) <= 2 || Math.min(first, second) <= 1;
};

const isInIndonesia = ({ latitude, longitude }: Place) => {
  const [north, east] = [Number(latitude), Number(longitude)];
  return (
    latitude !== '' && longitude !== '' && north >= -11.5 && north <= 6.5 && east >= 94.5 && east <= 141.5
  );
};

const maxNamesAtPoint = 3;
const pointOf = ({ latitude, longitude }: Place) => `${Number(latitude)} ${Number(longitude)}`;

/** Points that more than three different names share: an office's address, or the middle of a town. */
export function crowdedPoints(
  places: readonly { place: Place; name: ComparedName }[],
): (place: Place) => boolean {
  const names = new Map<string, Set<string>>();
  for (const { place, name } of places) {
    const point = pointOf(place);
    names.set(point, (names.get(point) ?? new Set()).add(name.key));
  }
  return (place) => (names.get(pointOf(place))?.size ?? 0) > maxNamesAtPoint;
}

/** What a row alone tells. Borders, duplicates and takedowns are checked with the database. */
export function heldByItself(place: Place): HeldReason | null {
  if (
    place.key === '' ||
    place.key.length > 100 ||
    place.name.length < 2 ||
    !place.kind ||
    !isInIndonesia(place)
  ) {
    return 'incomplete';
  }
  if (hasMobileNumber(place.name)) return 'private_phone';
  if (namesPrivatePerson(place.name)) return 'private_person';
  return isRounded(place) ? 'rounded_point' : null;
}
