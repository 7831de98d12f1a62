const words = new Intl.RelativeTimeFormat('id-ID', { numeric: 'auto' });
const say = (amount: number, unit: Intl.RelativeTimeFormatUnit) =>
  words.format(amount, unit).replace(' yang lalu', ' lalu');
const day = 24 * 60 * 60_000;

/** hari ini, kemarin, 3 minggu lalu. A clock that runs ahead never makes it the future. */
export function formatAgo(time: string, now: number): string {
  const days = Math.max(0, Math.floor((now - Date.parse(time)) / day));
  if (days < 14) return say(-days, 'day');
  if (days < 60) return say(-Math.floor(days / 7), 'week');
  if (days < 730) return say(-Math.floor(days / 30.4), 'month');
  return say(-Math.floor(days / 365), 'year');
}
