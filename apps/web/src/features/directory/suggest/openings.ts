import type { OpeningHours } from '@app/contract/directory';
import { newKey } from '#web/lib/new-key.ts';

/** A row of the editor: weekdays with the same times. */
export type Opening = { key: string; days: number[]; isAllDay: boolean; opens: string; closes: string };

const midnight = 1440;

export const newOpening = (days: number[] = []): Opening => ({
  key: newKey(),
  days,
  isAllDay: false,
  opens: '08:00',
  closes: '16:00',
});

/** 08:30 to 510; undefined while the field is empty. */
export function minutesOf(time: string): number | undefined {
  const [hours, minutes] = time.split(':').map(Number);
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)
    ? undefined
    : hours * 60 + minutes;
}

const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

export const isPastMidnight = ({ isAllDay, opens, closes }: Opening) =>
  !isAllDay && closes !== '00:00' && (minutesOf(closes) ?? midnight) < (minutesOf(opens) ?? 0);

/** One opening for each chosen day. Closing at 00.00 is the end of that day. */
export function hoursOf(openings: readonly Opening[]): OpeningHours[] {
  return openings.flatMap(({ days, isAllDay, opens, closes }) =>
    days
      .toSorted((one, other) => one - other)
      .map((weekday) => ({
        weekday,
        opens: isAllDay ? 0 : (minutesOf(opens) ?? 0),
        closes: isAllDay ? midnight : minutesOf(closes) || midnight,
      })),
  );
}

/** Groups days with the same times into one row. */
export function openingsOf(hours: readonly OpeningHours[]): Opening[] {
  const rows = new Map<string, Opening>();
  for (const { weekday, opens, closes } of hours) {
    const times = `${opens} ${closes}`;
    const row = rows.get(times);
    if (row) row.days.push(weekday);
    else
      rows.set(times, {
        key: newKey(),
        days: [weekday],
        isAllDay: opens === 0 && closes === midnight,
        opens: timeOf(opens),
        closes: timeOf(closes),
      });
  }
  return rows.size ? [...rows.values()] : [newOpening()];
}
