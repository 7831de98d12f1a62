import type { ItemPage } from '@app/items/item-page';
import { data, isRouteErrorResponse } from 'react-router';

/** What a wrong address is answered with: the search, prefilled. */
export const itemNotFound = (slug: string) => data({ query: slug.replaceAll('-', ' ') }, { status: 404 });

/** From the server, else from the file that the phone keeps. */
export async function loadItem(slug: string, fromServer: () => Promise<ItemPage>): Promise<ItemPage> {
  try {
    if (!navigator.onLine) throw new TypeError('offline');
    return await fromServer();
  } catch (error) {
    if (isRouteErrorResponse(error)) throw error;
    const { itemPageOf } = await import('./all-items.ts');
    const page = itemPageOf(slug);
    if (!page) throw itemNotFound(slug);
    return page;
  }
}
