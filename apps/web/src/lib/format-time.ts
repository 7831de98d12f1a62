import { dateFormat } from '#web/lib/lazy-format.ts';

/** 15 November 2026 */
export const formatDay = dateFormat({ dateStyle: 'long' });
/** 15 November 2026 pukul 09.02, in the zone of the browser */
export const formatDayAndTime = dateFormat({ dateStyle: 'long', timeStyle: 'short' });
const timestamp = dateFormat({ dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Jakarta' });

/** 15 November 2026 pukul 20.10 WIB: a fixed zone, so that server and browser render the same text. */
export const formatTimestamp = (time: string) => `${timestamp(time)} WIB`;

/** 15 Nov, 08.14: the short form. */
export const formatShortTime = dateFormat({
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

const minute = 60_000;
const hour = 60 * minute;
const dayLength = 24 * hour;

/** 12 menit lalu; a month and older is a date. Never negative, even when the device clock is behind the server's. */
export function formatAgo(time: string, now = Date.now()): string {
  const elapsed = Math.max(0, now - Date.parse(time));
  if (elapsed < minute) return `${Math.floor(elapsed / 1000)} detik lalu`;
  if (elapsed < hour) return `${Math.floor(elapsed / minute)} menit lalu`;
  if (elapsed < dayLength) return `${Math.floor(elapsed / hour)} jam lalu`;
  if (elapsed < 30 * dayLength) return `${Math.floor(elapsed / dayLength)} hari lalu`;
  return formatDay(time);
}
