import type { Offer } from '@app/contract/directory';
import type { WasteType } from '@app/contract/waste-types';
import type { SackItem } from './sack.ts';

export type Deal = { offer: Offer; value: number; missing: number };

export type ItemEstimate = SackItem & {
  /** The best deal for this amount; a deal whose minimum is not reached only if there is no other. */
  asIs?: Deal;
  prepared?: Deal;
};

export type BuyerEstimate = {
  buyer: Pick<Offer, 'collectorId' | 'name' | 'city' | 'location' | 'distanceMetres' | 'isSample'>;
  asIs: number;
  prepared: number;
  /** What this buyer takes in this amount. */
  takes: WasteType[];
};

type OffersByType = readonly { wasteType: WasteType; offers: readonly Offer[] }[];

const dealOf = (offer: Offer, amount: number): Deal => ({
  offer,
  value: Math.round((offer.price.amount ?? 0) * amount),
  missing: Math.max(0, offer.price.minimum - amount),
});

/** What pays most for this amount; where nobody takes so little, what is nearest to being taken. */
const compareDeals = (one: Deal, other: Deal) => one.missing - other.missing || other.value - one.value;

const paidOffers = (all: OffersByType, wasteType: WasteType) =>
  (all.find((one) => one.wasteType === wasteType)?.offers ?? []).filter(({ price }) => price.amount);

export function estimateItem(item: SackItem, all: OffersByType): ItemEstimate {
  const deals = paidOffers(all, item.wasteType).map((offer) => dealOf(offer, item.amount));
  const best = (condition: Offer['price']['condition']) =>
    deals.filter(({ offer }) => offer.price.condition === condition).toSorted(compareDeals)[0];
  const asIs = best('as-is');
  const prepared = best('prepared');
  return { ...item, ...(asIs && { asIs }), ...(prepared && { prepared }) };
}

/** A deal whose minimum is not reached has no value. */
export const valueOf = (deal: Deal | undefined) => (deal && deal.missing === 0 ? deal.value : 0);

/** Each item at its best buyer. Prepared goods are worth at least what they are worth as they come. */
export function estimateTotal(items: readonly ItemEstimate[]) {
  const asIs = items.reduce((sum, item) => sum + valueOf(item.asIs), 0);
  const prepared = items.reduce((sum, item) => sum + Math.max(valueOf(item.asIs), valueOf(item.prepared)), 0);
  return { asIs, prepared };
}

/** The total per buyer, highest first. */
export function estimateBuyers(sack: readonly SackItem[], all: OffersByType): BuyerEstimate[] {
  const buyers = new Map<string, BuyerEstimate>();
  for (const { wasteType, amount } of sack) {
    const byBuyer = Map.groupBy(paidOffers(all, wasteType), ({ collectorId }) => collectorId);
    for (const [collectorId, offers] of byBuyer) {
      const value = (condition: Offer['price']['condition']) =>
        Math.max(
          0,
          ...offers
            .filter(({ price }) => price.condition === condition)
            .map((offer) => valueOf(dealOf(offer, amount))),
        );
      const asIs = value('as-is');
      const prepared = Math.max(asIs, value('prepared'));
      const [buyer] = offers;
      if (prepared === 0 || !buyer) continue;
      const known = buyers.get(collectorId) ?? { buyer, asIs: 0, prepared: 0, takes: [] };
      buyers.set(collectorId, {
        buyer: known.buyer,
        asIs: known.asIs + asIs,
        prepared: known.prepared + prepared,
        takes: [...known.takes, wasteType],
      });
    }
  }
  return [...buyers.values()].toSorted(
    (one, other) => other.prepared - one.prepared || other.asIs - one.asIs,
  );
}
