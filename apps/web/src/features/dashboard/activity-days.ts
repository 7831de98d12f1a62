import type { Activity } from '@app/contract/dashboard';
import type { Zone } from '@app/contract/zone';
import { dayInZone } from '#web/lib/day-in-zone.ts';
import { activityText as text } from '#web/messages/dashboard.ts';
import { longDay } from './format-days.ts';

type Day = { day: string; activities: Activity[] };

/** Groups activities, newest first, by day in the given zone. */
export function groupByDay(activities: readonly Activity[], zone: Zone): Day[] {
  const days: Day[] = [];
  for (const activity of activities) {
    const day = dayInZone(zone, new Date(activity.at));
    const last = days.at(-1);
    if (last?.day === day) last.activities.push(activity);
    else days.push({ day, activities: [activity] });
  }
  return days;
}

const dayLength = 24 * 60 * 60_000;

/** Hari ini, Kemarin, 12 November 2026. */
export function dayTitle(day: string, zone: Zone, now = Date.now()): string {
  if (day === dayInZone(zone, new Date(now))) return text.today;
  if (day === dayInZone(zone, new Date(now - dayLength))) return text.yesterday;
  return longDay(day);
}
