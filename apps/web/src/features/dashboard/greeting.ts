import type { Zone } from '@app/contract/zone';
import { dashboardText } from '#web/messages/dashboard.ts';

/** The greeting of the hour, as people in Indonesia say it. */
export function greetingAt(time: Date, zone: Zone) {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: zone }).format(time),
  );
  const { morning, noon, afternoon, evening } = dashboardText.greeting;
  if (hour >= 4 && hour < 11) return morning;
  if (hour >= 11 && hour < 15) return noon;
  if (hour >= 15 && hour < 18) return afternoon;
  return evening;
}
