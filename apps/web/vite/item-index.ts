import { indexEntryOf } from '@app/items/index-entry';
import { items } from '@app/items/items';
import type { Plugin } from 'vite';

const name = 'virtual:item-index';

/** The search index of the A–Z alone: the texts of the items are five times as large. */
export const itemIndex = (): Plugin => ({
  name: 'item-index',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) =>
    id === `\0${name}`
      ? `export const entries = JSON.parse(${JSON.stringify(JSON.stringify(items.map(indexEntryOf)))});`
      : undefined,
});
