import type { OpeningHours } from '@app/contract/directory';
import { collectorText as text, weekdayNames } from '#web/messages/directory.ts';

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join('.');

function openingText({ opens, closes }: OpeningHours): string {
  return opens === 0 && closes === 1440 ? text.allDay : `${clock(opens)}–${clock(closes)}`;
}

export type OpeningDay = { name: string; times: string | undefined };

/** The week from Senin to Minggu; a day without times is closed. */
export function openingWeek(hours: readonly OpeningHours[]): OpeningDay[] {
  return weekdayNames.map((name, index) => {
    const openings = hours
      .filter(({ weekday }) => weekday === index + 1)
      .toSorted((one, other) => one.opens - other.opens);
    return { name, times: openings.length ? listOf(openings.map(openingText)) : undefined };
  });
}

/** The week in a line: "Senin–Jumat, 08.00–17.00; Sabtu, 08.00–12.00". Days in a row with equal times join. */
export function openingLine(hours: readonly OpeningHours[]): string | undefined {
  const runs: { first: string; last: string; times: string | undefined; days: number }[] = [];
  for (const { name, times } of openingWeek(hours)) {
    const run = runs.at(-1);
    if (run && run.times === times) Object.assign(run, { last: name, days: run.days + 1 });
    else runs.push({ first: name, last: name, times, days: 1 });
  }
  const open = runs.flatMap((run) => (run.times ? [`${daysText(run)}, ${run.times}`] : []));
  return open.length ? open.join('; ') : undefined;
}

function daysText({ first, last, days }: { first: string; last: string; days: number }): string {
  if (days === 7) return text.everyDay;
  if (days === 1) return first;
  return days === 2 ? `${first} ${text.and} ${last}` : `${first}–${last}`;
}

const listOf = (parts: readonly string[]) => parts.join(` ${text.and} `);
