import { type WasteType, wasteTypes } from '@app/contract/waste-types';

/** One kind of waste and how much of it, in the unit that it is sold by. */
export type SackItem = { wasteType: WasteType; amount: number };

export const mostItems = 10;
export const mostAmount = 100_000;

export const isAmount = (amount: number) => amount > 0 && amount <= mostAmount;

/** `items=kardus:10,pet-bening:2.5`. What makes no sense is left out. */
export function readSack(text: string | null): SackItem[] {
  const items = new Map<WasteType, SackItem>();
  for (const part of (text ?? '').split(',')) {
    const [key, figure = ''] = part.split(':');
    const wasteType = wasteTypes.find((known) => known === key);
    const amount = Math.round(Number(figure) * 100) / 100;
    if (wasteType && isAmount(amount) && items.size < mostItems) items.set(wasteType, { wasteType, amount });
  }
  return [...items.values()];
}

export const writeSack = (items: readonly SackItem[]) =>
  items.map(({ wasteType, amount }) => `${wasteType}:${amount}`).join(',');
