import { formatDay } from '#web/lib/format-time.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const shortDay = new Intl.DateTimeFormat('id-ID', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** 12 menit lalu; a month and older is a date. A clock that is behind the server's never makes it negative. */
export function formatAgo(time: string, now = Date.now()): string {
  const passed = Math.max(0, now - Date.parse(time));
  if (passed < minute) return `${Math.floor(passed / 1000)} detik lalu`;
  if (passed < hour) return `${Math.floor(passed / minute)} menit lalu`;
  if (passed < day) return `${Math.floor(passed / hour)} jam lalu`;
  if (passed < 30 * day) return `${Math.floor(passed / day)} hari lalu`;
  return formatDay(time);
}

/** 15 Nov, 08.14: for replies. */
export const formatMoment = (time: string) => shortDay.format(new Date(time));
