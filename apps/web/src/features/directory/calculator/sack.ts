import { type WasteType, wasteTypes } from '@app/contract/waste-types';

/** One kind of waste and how much of it, in the unit that it is sold by. */
export type SackItem = { wasteType: WasteType; amount: number };

export const maxItems = 10;
export const maxAmount = 100_000;

export const isAmount = (amount: number) => amount > 0 && amount <= maxAmount;

/** `items=kardus:10,pet-bening:2.5`. Invalid items are ignored. */
export function readSack(text: string | null): SackItem[] {
  const items = new Map<WasteType, SackItem>();
  for (const part of (text ?? '').split(',')) {
    const [key, figure = ''] = part.split(':');
    const wasteType = wasteTypes.find((known) => known === key);
    const amount = Math.round(Number(figure) * 100) / 100;
    if (wasteType && isAmount(amount) && items.size < maxItems) items.set(wasteType, { wasteType, amount });
  }
  return [...items.values()];
}

export const writeSack = (items: readonly SackItem[]) =>
  items.map(({ wasteType, amount }) => `${wasteType}:${amount}`).join(',');
