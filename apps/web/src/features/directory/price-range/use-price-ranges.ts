import { listPriceRanges, type PriceRange } from '@app/contract/directory-price-range';
import type { WasteType } from '@app/contract/waste-types';
import { useEffect, useState } from 'react';
import { call } from '#web/lib/api.ts';

/** Ranges of these types, for parts of many pages; none while loading and after a failed request. */
export function usePriceRanges(wasteTypes: readonly WasteType[], region?: string): readonly PriceRange[] {
  const types = wasteTypes.join(',');
  const key = `${types} ${region}`;
  const [loaded, setLoaded] = useState<{ key: string; ranges: PriceRange[] }>();
  useEffect(() => {
    if (!types) return undefined;
    const abortController = new AbortController();
    const { signal } = abortController;
    call(listPriceRanges, { query: { wasteTypes: types, ...(region && { region }) } }, { signal }).then(
      ({ ranges }) => setLoaded({ key, ranges }),
      () => {},
    );
    return () => abortController.abort();
  }, [types, region, key]);
  return loaded?.key === key ? loaded.ranges : [];
}
