import type { ItemMatch } from '@app/items/search';
import { useCallback, useEffect, useState } from 'react';
import { dataSaver } from '#web/lib/data-saver.ts';
import { whenIdle } from '#web/lib/when-idle.ts';

type FindItems = (query: string) => ItemMatch[];
/** What the server found for the query of the address. */
export type FirstMatches = { query: string; matches: ItemMatch[] };

const loadIndex = async (): Promise<FindItems> => (await import('./search-index.ts')).findItems;

/** The matches of a query; undefined while the index is loading. */
export function useItemSearch(query: string, first: FirstMatches | null) {
  const [find, setFind] = useState<FindItems>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(
    () =>
      void loadIndex().then(
        (findItems) => setFind(() => findItems),
        () => setHasFailed(true),
      ),
    [],
  );

  const isKnown = first?.query === query;
  useEffect(() => {
    if (query && !isKnown) load();
    else if (!dataSaver.isOn()) void whenIdle().then(load);
  }, [query, isKnown, load]);

  const matches = find ? find(query) : isKnown ? first.matches : undefined;
  return { matches: query ? matches : undefined, hasFailed: hasFailed && !find, load };
}
