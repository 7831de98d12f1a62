import type { Unit } from '@app/contract/waste-types';
import { formatNumber } from '#web/lib/format-number.ts';
import { unitNames } from '#web/messages/directory.ts';

/** Rp4.000: without a space, as prices are written on a board. */
export const formatRupiah = (amount: number) => `Rp${formatNumber(amount, { most: 0 })}`;

/** 2,5 kg */
export const formatAmount = (amount: number, unit: Unit) =>
  `${formatNumber(amount, { most: 2 })} ${unitNames[unit]}`;

/** Rp4.000/kg */
export const formatRate = (amount: number, unit: Unit) => `${formatRupiah(amount)}/${unitNames[unit]}`;

/** Rp1.500–4.000/kg */
export function formatRateRange(amounts: readonly number[], unit: Unit): string {
  const low = Math.min(...amounts);
  const high = Math.max(...amounts);
  if (low === high) return formatRate(low, unit);
  return `${formatRupiah(low)}–${formatNumber(high, { most: 2 })}/${unitNames[unit]}`;
}
