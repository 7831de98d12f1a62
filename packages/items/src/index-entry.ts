import type { Item } from './item.ts';
import { slugOf } from './slug.ts';

/** What a list row shows of an item. */
export type ItemSummary = Pick<Item, 'name' | 'answer' | 'note'> & { slug: string };

/** What the search needs to know of an item; small, because phones download all of them. */
export type IndexEntry = Pick<Item, 'name' | 'answer' | 'note' | 'aliases'>;

export const indexEntryOf = ({ name, answer, note, aliases }: Item): IndexEntry => ({
  name,
  answer,
  ...(note && { note }),
  aliases,
});

export const summaryOf = ({ name, answer, note }: Omit<IndexEntry, 'aliases'>): ItemSummary => ({
  slug: slugOf(name),
  name,
  answer,
  ...(note && { note }),
});
