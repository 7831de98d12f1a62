import { type WasteType, wasteTypeFacts } from '@app/contract/waste-types';
import { useState } from 'react';
import { isAmount, maxItems, type SackItem } from './sack.ts';

/** A form row as typed: the type may be empty and the amount may not be a number yet. */
export type SackRow = { key: number; wasteType: WasteType | ''; amount: string };

/** Accepts both 2,5 and 2.5. */
const amountOf = (typed: string) => Math.round(Number(typed.trim().replace(',', '.')) * 100) / 100;

export const hasAmountError = ({ amount }: SackRow) => amount.trim() !== '' && !isAmount(amountOf(amount));

function itemsOf(rows: readonly SackRow[]): SackItem[] {
  return rows.flatMap(({ wasteType, amount }) =>
    wasteType && isAmount(amountOf(amount)) ? [{ wasteType, amount: amountOf(amount) }] : [],
  );
}

const rowsOf = (sack: readonly SackItem[]): SackRow[] =>
  sack.map(({ wasteType, amount }, key) => ({
    key,
    wasteType,
    amount: amount.toLocaleString('id-ID', { useGrouping: false }),
  }));

const emptyRows = (types: readonly WasteType[]): SackRow[] =>
  (types.length ? types : ['' as const]).map((wasteType, key) => ({ key, wasteType, amount: '' }));

export function useSackRows(
  sack: readonly SackItem[],
  suggested: readonly WasteType[],
  onChange: (sack: SackItem[]) => void,
) {
  const [rows, setRows] = useState<SackRow[]>(() => (sack.length ? rowsOf(sack) : emptyRows(suggested)));
  const update = (next: SackRow[]) => {
    setRows(next);
    onChange(itemsOf(next));
  };
  const nextKey = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  return {
    rows,
    isFull: rows.length >= maxItems,
    add: () => update([...rows, { key: nextKey, wasteType: '', amount: '' }]),
    remove: (key: number) => update(rows.filter((row) => row.key !== key)),
    change: (key: number, part: Partial<SackRow>) =>
      update(rows.map((row) => (row.key === key ? { ...row, ...part } : row))),
  };
}

export const unitOf = (wasteType: WasteType | '') => (wasteType ? wasteTypeFacts[wasteType].unit : 'kg');
