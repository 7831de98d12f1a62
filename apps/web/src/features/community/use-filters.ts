import { useCallback } from 'react';
import { useAddressState } from '#web/lib/use-address-state.ts';
import { type ForumFilters, readFilters, writeFilters } from './filters.ts';

/** The filters live in the address: a link shares them, and the back button takes the last one away. */
export function useFilters() {
  const [filters, change] = useAddressState<ForumFilters>(readFilters, writeFilters);

  const search = useCallback(
    (word: string) => {
      const { q, ...others } = filters;
      // Going back steps over a whole search, not over its letters.
      change(word ? { ...others, q: word } : others, { replace: Boolean(q && word) });
    },
    [filters, change],
  );
  const clear = useCallback(() => change({}), [change]);
  return { filters, search, clear };
}
