import type { Material } from '@app/classifier/materials';
import type { CollectorPrice } from '@app/contract/directory';
import { type WasteType, wasteTypeFacts } from '@app/contract/waste-types';
import { collectorText } from '#web/messages/directory.ts';
import { formatAmount, formatRateRange } from './format-price.ts';

export type PriceRow = { wasteType: WasteType; asIs?: CollectorPrice; prepared?: CollectorPrice };

/** One row for each waste type, with the price of both conditions where they are known. */
export function priceRows(prices: readonly CollectorPrice[]): PriceRow[] {
  const rows = new Map<WasteType, PriceRow>();
  for (const price of prices) {
    const row = rows.get(price.wasteType) ?? { wasteType: price.wasteType };
    rows.set(price.wasteType, { ...row, [price.condition === 'as-is' ? 'asIs' : 'prepared']: price });
  }
  return [...rows.values()];
}

/** The texts of a card row: name, price range and minimum. */
export function priceLine({ wasteType, asIs, prepared }: PriceRow) {
  const prices = [asIs, prepared].filter((price) => price !== undefined);
  const amounts = prices.flatMap(({ amount }) => amount || []);
  const unit = prices[0]?.unit ?? wasteTypeFacts[wasteType].unit;
  const minimum = Math.min(...prices.map((price) => price.minimum));
  return {
    name: wasteTypeFacts[wasteType].name,
    rate: amounts.length ? formatRateRange(amounts, unit) : collectorText.unpaid,
    minimum: minimum > 0 ? formatAmount(minimum, unit) : collectorText.anyAmount,
  };
}

/** The day of the newest price. */
export const lastObserved = (prices: readonly CollectorPrice[]) =>
  prices
    .map(({ observedOn }) => observedOn)
    .toSorted()
    .at(-1);

export type PaidPrice = CollectorPrice & { amount: number };
const isPaid = (price: CollectorPrice): price is PaidPrice => Boolean(price.amount);

/** The highest price that is paid, for this material where one is asked for. */
export const bestPrice = (prices: readonly CollectorPrice[], material?: Material): PaidPrice | undefined =>
  prices
    .filter(isPaid)
    .filter(({ wasteType }) => !material || wasteTypeFacts[wasteType].material === material)
    .toSorted((one, other) => other.amount - one.amount)[0];
