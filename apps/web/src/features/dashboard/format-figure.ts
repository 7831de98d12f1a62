import { formatNumber } from '#web/lib/format-number.ts';

/** 94,9% */
export const formatPercent = (percent: number) => `${formatNumber(percent, { most: 1 })}%`;
