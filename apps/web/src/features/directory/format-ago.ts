let relativeTime: Intl.RelativeTimeFormat | undefined;
function formatUnits(amount: number, unit: Intl.RelativeTimeFormatUnit): string {
  relativeTime ??= new Intl.RelativeTimeFormat('id-ID', { numeric: 'auto' });
  return relativeTime.format(amount, unit).replace(' yang lalu', ' lalu');
}
const day = 24 * 60 * 60_000;

/** hari ini, kemarin, 3 minggu lalu. Clock skew never gives a future time. */
export function formatAgo(time: string, now: number): string {
  const days = Math.max(0, Math.floor((now - Date.parse(time)) / day));
  if (days < 14) return formatUnits(-days, 'day');
  if (days < 60) return formatUnits(-Math.floor(days / 7), 'week');
  if (days < 730) return formatUnits(-Math.floor(days / 30.4), 'month');
  return formatUnits(-Math.floor(days / 365), 'year');
}
