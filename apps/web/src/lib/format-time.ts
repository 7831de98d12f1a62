const day = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long' });
const dayAndTime = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeStyle: 'short' });
const moment = new Intl.DateTimeFormat('id-ID', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** 15 November 2026 */
export const formatDay = (time: string) => day.format(new Date(time));
/** 15 November 2026 pukul 09.02, in the zone of the browser */
export const formatDayAndTime = (time: string) => dayAndTime.format(new Date(time));
/** 15 Nov, 08.14: where there is little room. */
export const formatMoment = (time: string) => moment.format(new Date(time));

const minute = 60_000;
const hour = 60 * minute;
const dayLength = 24 * hour;

/** 12 menit lalu; a month and older is a date. A clock that is behind the server's never makes it negative. */
export function formatAgo(time: string, now = Date.now()): string {
  const passed = Math.max(0, now - Date.parse(time));
  if (passed < minute) return `${Math.floor(passed / 1000)} detik lalu`;
  if (passed < hour) return `${Math.floor(passed / minute)} menit lalu`;
  if (passed < dayLength) return `${Math.floor(passed / hour)} jam lalu`;
  if (passed < 30 * dayLength) return `${Math.floor(passed / dayLength)} hari lalu`;
  return formatDay(time);
}
