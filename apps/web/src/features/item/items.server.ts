import { indexEntryOf } from '@app/items/index-entry';
import { items } from '@app/items/items';
import { prepareIndex, searchItems } from '@app/items/search';
import { slugOf } from '@app/items/slug';
import { itemAddress } from './addresses.ts';

const index = prepareIndex(items.map(indexEntryOf));

/** For visits without script, and for the first answer. */
export const findItems = (query: string) => searchItems(index, query);

export const itemAddresses = (): string[] => items.map(({ name }) => itemAddress(slugOf(name)));
