import { type Deal, estimateTotal, type ItemEstimate, valueOf } from './estimate.ts';

/** What brings money next: so much more of this, at this buyer. */
export type Shortfall = { item: ItemEstimate; deal: Deal; /** For exactly the minimum. */ worth: number };

export type Advice =
  /** Each item to the buyer who pays most for it. */
  | { step: 'sell'; buyers: string[]; total: { asIs: number; prepared: number }; next?: Shortfall }
  | { step: 'collect'; next: Shortfall }
  /** Nobody has a price for any of it. */
  | { step: 'ask' };

const bestDeal = ({ asIs, prepared }: ItemEstimate) => (valueOf(prepared) > valueOf(asIs) ? prepared : asIs);

function shortfallOf(item: ItemEstimate): Shortfall | undefined {
  if (valueOf(item.asIs) > 0 || valueOf(item.prepared) > 0) return undefined;
  const [deal] = [item.asIs, item.prepared]
    .filter((one) => one !== undefined)
    .toSorted((one, other) => one.missing - other.missing || other.value - one.value);
  if (!deal) return undefined;
  const { amount, minimum } = deal.offer.price;
  return { item, deal, worth: Math.round((amount ?? 0) * minimum) };
}

/** The next step for these items; never a bare zero. */
export function adviceOf(items: readonly ItemEstimate[]): Advice {
  const total = estimateTotal(items);
  const [next] = items
    .flatMap((item) => shortfallOf(item) ?? [])
    .toSorted((one, other) => one.deal.missing - other.deal.missing);
  if (total.prepared > 0) {
    const paid = items.map(bestDeal).filter((deal) => valueOf(deal) > 0);
    const buyers = [...new Set(paid.flatMap((deal) => deal?.offer.name ?? []))];
    return { step: 'sell', buyers, total, ...(next && { next }) };
  }
  return next ? { step: 'collect', next } : { step: 'ask' };
}
