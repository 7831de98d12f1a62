import { useCallback } from 'react';
import { useUrlState } from '#web/lib/use-url-state.ts';
import { itemListText as text } from '#web/messages/item.ts';
import { readQuery, writeQuery } from '../addresses.ts';
import type { FirstMatches } from '../use-item-search.ts';
import { useKeepItems } from '../use-keep-items.ts';
import { ItemSearch } from './item-search.tsx';

/** The A–Z with its search, whose words are in the URL. */
export function ItemList({ first }: { first: FirstMatches | null }) {
  useKeepItems();
  const [query, change] = useUrlState(readQuery, writeQuery);
  const search = useCallback(
    // The back button skips a whole search, not single letters.
    (next: string) => change(next, { replace: Boolean(query && next) }),
    [query, change],
  );
  return (
    <div className="page-width pt-6 md:pt-10">
      <h1 className="page-title mb-4">{text.title}</h1>
      <ItemSearch query={query} onSearch={search} first={first} hasLetters />
    </div>
  );
}
