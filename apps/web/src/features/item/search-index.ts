import { prepareIndex, searchItems } from '@app/items/search';
import { entries } from 'virtual:item-index';

/** Loaded when somebody is about to search: a separate file, which the service worker keeps. */
const index = prepareIndex(entries);

export const findItems = (query: string) => searchItems(index, query);
