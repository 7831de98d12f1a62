import type { OpeningHours } from '@app/contract/directory';
import type { Zone } from '@app/contract/provinces';

const day = 1440;
const week = 7 * day;

/** Minutes since Monday 00.00, the end not included. */
export type Opening = [from: number, to: number];

const hoursAhead: Record<Zone, number> = { WIB: 7, WITA: 8, WIT: 9 };

/** Local time of a zone; Indonesia has no daylight saving time. */
export function minuteOfWeek(now: Date, zone: Zone): number {
  const local = Math.floor(now.getTime() / 60_000) + hoursAhead[zone] * 60;
  // The first of January 1970 was a Thursday.
  return (local + 3 * day) % week;
}

/** A closing time at or before the opening time means the next day. Hours past Sunday wrap to Monday. */
export function openingsOf(hours: readonly OpeningHours[]): Opening[] {
  const openings = hours.flatMap(({ weekday, opens, closes }): Opening[] => {
    const from = (weekday - 1) * day + opens;
    const to = (weekday - 1) * day + (closes > opens ? closes : closes + day);
    return to <= week
      ? [[from, to]]
      : [
          [from, week],
          [0, to - week],
        ];
  });
  const joined: Opening[] = [];
  for (const [from, to] of openings.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** One entry per opening; a night belongs to the day on which it begins. */
export function hoursOf(openings: readonly Opening[]): OpeningHours[] {
  const list = openings.map(([from, to]): Opening => [from, to]);
  const [first, last] = [list[0], list.at(-1)];
  // Sunday night continues at the start of the week.
  if (first && last && first !== last && first[0] === 0 && last[1] === week) {
    last[1] = week + first[1];
    list.shift();
  }
  const hours: OpeningHours[] = [];
  for (let [from, to] of list) {
    while (from < to) {
      const midnight = Math.floor(from / day) * day + day;
      const end = to > midnight && to - from >= day ? midnight : to;
      const weekday = ((midnight / day - 1) % 7) + 1;
      hours.push({ weekday, opens: from % day, closes: end > midnight ? end - midnight : end % day || day });
      from = end;
    }
  }
  return hours.toSorted((a, b) => a.weekday - b.weekday || a.opens - b.opens);
}

/** Null when the hours are unknown. */
export const isOpenAt = (openings: readonly Opening[] | null, minute: number): boolean | null =>
  openings && openings.some(([from, to]) => from <= minute && minute < to);

/** The UTC hours in which a place is open on any day, used as a coarse filter for "open now". */
export function openHours(openings: readonly Opening[], zone: Zone): number[] {
  const hours = new Set<number>();
  for (const [from, to] of openings) {
    for (let hour = Math.floor(from / 60); hour * 60 < to; hour += 1)
      hours.add((hour + 24 - hoursAhead[zone]) % 24);
  }
  return [...hours].toSorted((a, b) => a - b);
}
