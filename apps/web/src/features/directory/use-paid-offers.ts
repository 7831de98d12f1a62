import { listOffers, type Offer } from '@app/contract/directory';
import type { Province } from '@app/contract/provinces';
import type { WasteType } from '@app/contract/waste-types';
import { useEffect, useState } from 'react';
import { call } from '#web/lib/api.ts';

export type PaidOffer = Offer & { price: { amount: number } };

const isPaid = (offer: Offer): offer is PaidOffer => offer.price.amount !== null && offer.price.amount > 0;

/** What buyers of a province pay for these types, for parts of other pages; a failed request gives none. */
export function usePaidOffers(wasteTypes: readonly WasteType[], province: Province | undefined) {
  const types = wasteTypes.join(',');
  const key = `${types} ${province}`;
  const [loaded, setLoaded] = useState<{ key: string; offers: PaidOffer[] }>();
  useEffect(() => {
    if (!province) return undefined;
    const abortController = new AbortController();
    const { signal } = abortController;
    call(listOffers, { query: { wasteTypes: types, province } }, { signal }).then(
      ({ offers }) => setLoaded({ key, offers: offers.flatMap((one) => one.offers).filter(isPaid) }),
      // What is known elsewhere may still be.
      () => setLoaded({ key, offers: [] }),
    );
    return () => abortController.abort();
  }, [types, province, key]);

  // Offers of another province are not these.
  const offers = loaded?.key === key ? loaded.offers : [];
  const [newest] = offers.toSorted((a, b) => b.price.observedOn.localeCompare(a.price.observedOn));
  return { isLoaded: loaded?.key === key, offers, amounts: offers.map(({ price }) => price.amount), newest };
}
