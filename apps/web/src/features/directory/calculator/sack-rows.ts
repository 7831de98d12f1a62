import { type WasteType, wasteTypeFacts } from '@app/contract/waste-types';
import { useState } from 'react';
import { isAmount, mostItems, type SackItem } from './sack.ts';

/** A line of the form, as it is typed: the kind may be missing and the amount may be no number yet. */
export type SackRow = { key: number; wasteType: WasteType | ''; amount: string };

/** Both ways to write it: 2,5 and 2.5. */
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

export function useSackRows(sack: readonly SackItem[], onChange: (sack: SackItem[]) => void) {
  const [rows, setRows] = useState<SackRow[]>(() =>
    sack.length ? rowsOf(sack) : [{ key: 0, wasteType: '', amount: '' }],
  );
  const put = (next: SackRow[]) => {
    setRows(next);
    onChange(itemsOf(next));
  };
  const nextKey = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  return {
    rows,
    isFull: rows.length >= mostItems,
    add: () => put([...rows, { key: nextKey, wasteType: '', amount: '' }]),
    remove: (key: number) => put(rows.filter((row) => row.key !== key)),
    change: (key: number, part: Partial<SackRow>) =>
      put(rows.map((row) => (row.key === key ? { ...row, ...part } : row))),
  };
}

export const unitOf = (wasteType: WasteType | '') => (wasteType ? wasteTypeFacts[wasteType].unit : 'kg');
