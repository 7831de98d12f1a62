import type { CollectorFilters } from '@app/contract/directory';
import { useCallback } from 'react';
import { useAddressState } from '#web/lib/use-address-state.ts';
import { readFilters, writeFilters } from './filters.ts';

/** The filters live in the address: a link shares them, and the back button takes the last one away. */
export function useFilters() {
  const [filters, change] = useAddressState(readFilters, writeFilters);

  const setFilters = useCallback(
    (next: CollectorFilters) => {
      // Going back steps over a whole search, not over its letters.
      const isTyping = Boolean(filters.q && next.q && filters.q !== next.q);
      change(next, { replace: isTyping });
    },
    [filters, change],
  );
  return { filters, setFilters };
}
