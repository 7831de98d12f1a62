import type { Route } from './+types/item-list.ts';
import { readQuery } from '#web/features/item/addresses.ts';
import { ItemList } from '#web/features/item/components/item-list.tsx';
import { itemListMeta } from '#web/features/item/head/item-meta.ts';
import { findItems } from '#web/features/item/items.server.ts';
import type { FirstMatches } from '#web/features/item/use-item-search.ts';
import { publicPage } from '#web/lib/cache.ts';

export const headers = publicPage;
export const meta: Route.MetaFunction = ({ location }) =>
  itemListMeta(readQuery(new URLSearchParams(location.search)));

export function loader({ request }: Route.LoaderArgs): FirstMatches | null {
  const query = readQuery(new URL(request.url).searchParams);
  return query ? { query, matches: findItems(query) } : null;
}

/** After hydration the browser searches itself, also without a network. */
export const clientLoader = (): FirstMatches | null => null;

export default function ItemListPage({ loaderData }: Route.ComponentProps) {
  return <ItemList first={loaderData} />;
}
