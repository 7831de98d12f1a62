import { showCollector } from '@app/contract/directory';
import { lazy, Suspense } from 'react';
import { data, isRouteErrorResponse } from 'react-router';
import type { Route } from './+types/sell-waste-listing.ts';
import type { FirstListing } from '#web/features/directory/api/show-collector.ts';
import { ListingNotFound } from '#web/features/directory/components/listing/listing-not-found.tsx';
import { ListingPage } from '#web/features/directory/components/listing/listing-page.tsx';
import { type LoadedRegion, loadRegion } from '#web/features/directory/region/load-region.server.ts';
import { regionMeta } from '#web/features/directory/region/region-meta.ts';
import { fetchForPage } from '#web/lib/fetch-api.server.ts';
import { publicPage } from '#web/lib/cache.ts';

export const headers = publicPage;

/** One segment is a listing's id or a province: ids are UUIDs, and no slug is one. */
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
type Loaded = FirstListing | LoadedRegion | null;
const isRegion = (loaded: Loaded | undefined): loaded is LoadedRegion => Boolean(loaded && 'page' in loaded);

/** A listing has its own head. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  isRegion(loaderData) ? regionMeta(loaderData.page, loaderData.isFirst) : [];

export async function loader({ params, request }: Route.LoaderArgs) {
  const { collectorId } = params;
  if (!uuid.test(collectorId)) return loadRegion([collectorId], request);
  const result = await fetchForPage(showCollector, { params: { collectorId }, query: {} }, request);
  if (result.status === 'not-found') throw data(null, { status: 404 });
  if (result.status === 'failed') return data<Loaded>(null, { status: 503 });
  return data<Loaded>({ collector: result.response.collector, fetchedAt: Date.now() });
}

/** As on the list: in the browser a listing opens at once and fetches its data itself. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs): Promise<Loaded> {
  if (uuid.test(params.collectorId)) return null;
  const loaded = await serverLoader();
  return isRegion(loaded) ? { ...loaded, isFirst: false } : null;
}

const RegionView = lazy(async () => {
  const view = await import('#web/features/directory/region/components/region-view.tsx');
  return { default: view.RegionView };
});

export default function SellWasteListingPage({ loaderData, params }: Route.ComponentProps) {
  if (isRegion(loaderData))
    return (
      <Suspense>
        <RegionView key={loaderData.page.region.code} loaded={loaderData} />
      </Suspense>
    );
  return <ListingPage key={params.collectorId} collectorId={params.collectorId} first={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <ListingNotFound />;
  throw error;
}
