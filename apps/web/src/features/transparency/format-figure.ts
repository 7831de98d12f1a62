/** 1.284 */
export const formatCount = (count: number) => count.toLocaleString('id-ID');

/** 94,3% */
export const formatPercent = (percent: number) =>
  `${percent.toLocaleString('id-ID', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}%`;

/** 92,9–95,4% */
export const formatRange = ({ low, high }: { low: number; high: number }) =>
  `${formatPercent(low).slice(0, -1)}–${formatPercent(high)}`;

const timestampFormat = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

/** 15 November 2026 pukul 20.10 WIB: a fixed zone, so that server and browser render the same text. */
export const formatTimestamp = (time: string) => `${timestampFormat.format(new Date(time))} WIB`;

const dateFormat = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' });

/** 15 November 2026 */
export const formatDate = (time: string) => dateFormat.format(new Date(time));
