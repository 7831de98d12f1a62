import { useCallback } from 'react';
import { useUrlState } from '#web/lib/use-url-state.ts';
import { type ForumFilters, readFilters, writeFilters } from './filters.ts';

/** The filters are in the URL: a link shares them, and the back button removes the last one. */
export function useFilters() {
  const [filters, change] = useUrlState<ForumFilters>(readFilters, writeFilters);

  const search = useCallback(
    (word: string) => {
      const { q, ...others } = filters;
      // The back button skips a whole search, not single letters.
      change(word ? { ...others, q: word } : others, { replace: Boolean(q && word) });
    },
    [filters, change],
  );
  const clear = useCallback(() => change({}), [change]);
  return { filters, search, clear };
}
