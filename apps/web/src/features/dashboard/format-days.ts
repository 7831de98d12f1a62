import { dateFormat } from '#web/lib/lazy-format.ts';

// Days and months are plain dates in the member's time zone: parsed as UTC they do not shift.
const dayFormat = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone: 'UTC' });
/** 3 Juni 2026 */
export const longDay = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' });
export const weekday = dayFormat({ weekday: 'long' });
export const shortWeekday = dayFormat({ weekday: 'short' });
export const monthName = dayFormat({ month: 'long' });
export const shortMonth = dayFormat({ month: 'short' });

const dayNumber = dayFormat({ day: 'numeric' });
const year = dayFormat({ year: 'numeric' });

/** From Senin 9 to Minggu 15 November 2026: shared parts appear once. */
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
