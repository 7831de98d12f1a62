import { type ItemPage, itemPageOf } from '@app/items/item-page';
import type { WasteType } from '@app/contract/waste-types';
import { type ComponentType, useEffect, useState } from 'react';
import { isRouteErrorResponse } from 'react-router';
import type { Route } from './+types/item.ts';
import { ItemNotFound } from '#web/features/item/components/item-not-found.tsx';
import { ItemView } from '#web/features/item/components/item-view.tsx';
import { itemMeta, structuredData } from '#web/features/item/head/item-meta.ts';
import { itemNotFound, loadItem } from '#web/features/item/load-item.ts';
import { publicPage } from '#web/lib/cache.ts';

export const headers = publicPage;
export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { page, isFirst } = loaderData;
  return [...itemMeta(page), ...(isFirst ? structuredData(page) : [])];
};

type Loaded = { page: ItemPage; /** Rendered by the server. */ isFirst: boolean };

export function loader({ params }: Route.LoaderArgs): Loaded {
  const page = itemPageOf(params.benda);
  if (!page) throw itemNotFound(params.benda);
  return { page, isFirst: true };
}

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs): Promise<Loaded> {
  const page = await loadItem(params.benda, async () => (await serverLoader()).page);
  return { page, isFirst: false };
}

export default function ItemRoute({ loaderData: { page } }: Route.ComponentProps) {
  const { name, wasteType } = page.item;
  return <ItemView key={name} page={page} price={wasteType && <LatePrice wasteType={wasteType} />} />;
}

/** Loaded after the page: most visitors have not chosen a province. */
function LatePrice({ wasteType }: { wasteType: WasteType }) {
  const [Price, setPrice] = useState<ComponentType<{ wasteType: WasteType }>>();
  useEffect(() => {
    import('./item-price.tsx').then(
      (part) => setPrice(() => part.ItemPriceHere),
      () => {},
    );
  }, []);
  return Price && <Price wasteType={wasteType} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  const { query = '' } = (error.data ?? {}) as { query?: string };
  return <ItemNotFound query={query} />;
}
