import { formatNumber } from '#web/lib/format-number.ts';
import { dateFormat } from '#web/lib/lazy-format.ts';

/** 94,3% */
export const formatPercent = (percent: number) => `${formatNumber(percent, { least: 1, most: 1 })}%`;

/** 92,9–95,4% */
export const formatRange = ({ low, high }: { low: number; high: number }) =>
  `${formatPercent(low).slice(0, -1)}–${formatPercent(high)}`;

const timestamp = dateFormat({ dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Jakarta' });

/** 15 November 2026 pukul 20.10 WIB: a fixed zone, so that server and browser render the same text. */
export const formatTimestamp = (time: string) => `${timestamp(time)} WIB`;
