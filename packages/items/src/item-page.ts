import { type ItemSummary, summaryOf } from './index-entry.ts';
import type { Item } from './item.ts';
import { findItem, similarItems } from './items.ts';
import { sources } from './sources.ts';

/** Everything that the page of one item shows. */
export type ItemPage = {
  item: Omit<Item, 'sources'>;
  sources: { title: string; says: string }[];
  similar: ItemSummary[];
};

export function itemPageOf(slug: string): ItemPage | undefined {
  const found = findItem(slug);
  if (!found) return undefined;
  const { sources: keys = [], ...item } = found;
  return {
    item,
    sources: keys.map((key) => sources[key]),
    similar: similarItems(found).map(summaryOf),
  };
}
