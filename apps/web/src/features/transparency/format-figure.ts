import { formatNumber } from '#web/lib/format-number.ts';

/** 94,3% */
export const formatPercent = (percent: number) => `${formatNumber(percent, { least: 1, most: 1 })}%`;

/** 92,9–95,4% */
export const formatRange = ({ low, high }: { low: number; high: number }) =>
  `${formatPercent(low).slice(0, -1)}–${formatPercent(high)}`;
