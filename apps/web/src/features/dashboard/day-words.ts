import type { Zone } from '@app/contract/zone';

// Days and months come as plain dates of the person's clock: read as UTC they stay what they are.
const words = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('id-ID', { ...options, timeZone: 'UTC' });
  return (date: string) => format.format(new Date(date));
};
/** 3 Juni 2026 */
export const longDay = words({ day: 'numeric', month: 'long', year: 'numeric' });
export const weekday = words({ weekday: 'long' });
export const shortWeekday = words({ weekday: 'short' });
export const monthName = words({ month: 'long' });
export const shortMonth = words({ month: 'short' });

const dayNumber = words({ day: 'numeric' });
const year = words({ year: 'numeric' });

/** From Senin 9 to Minggu 15 November 2026: what both share is said once. */
export function daySpan(from: string, to: string): [string, string] {
  const start = [weekday(from), dayNumber(from)];
  if (monthName(from) !== monthName(to)) start.push(monthName(from));
  if (year(from) !== year(to)) start.push(year(from));
  return [start.join(' '), `${weekday(to)} ${dayNumber(to)} ${monthName(to)} ${year(to)}`];
}

/** From Juni to November 2026. */
export function monthSpan(from: string, to: string): [string, string] {
  const start = year(from) === year(to) ? monthName(from) : `${monthName(from)} ${year(from)}`;
  return [start, `${monthName(to)} ${year(to)}`];
}

/** The date of a moment on the person's clock, as 2026-11-15. */
export const dayIn = (zone: Zone, time: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(time);
