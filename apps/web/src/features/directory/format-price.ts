import type { Unit } from '@app/contract/waste-types';
import { unitNames } from '#web/messages/directory.ts';

const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });
const rupiah = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  maximumFractionDigits: 0,
});

/** Rp4.000: without the space that Intl puts, as prices are written on a board. */
export const formatRupiah = (amount: number) => rupiah.format(amount).replace(/\s/g, '');

/** 2,5 kg */
export const formatAmount = (amount: number, unit: Unit) => `${number.format(amount)} ${unitNames[unit]}`;

/** Rp4.000/kg */
export const formatRate = (amount: number, unit: Unit) => `${formatRupiah(amount)}/${unitNames[unit]}`;

/** Rp1.500–4.000/kg */
export function formatRateRange(amounts: readonly number[], unit: Unit): string {
  const low = Math.min(...amounts);
  const high = Math.max(...amounts);
  if (low === high) return formatRate(low, unit);
  return `${formatRupiah(low)}–${number.format(high)}/${unitNames[unit]}`;
}
