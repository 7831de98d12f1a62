import { showCollector } from '@app/contract/directory';
import { data, isRouteErrorResponse } from 'react-router';
import type { Route } from './+types/sell-waste-listing.ts';
import type { FirstListing } from '#web/features/directory/api/show-collector.ts';
import { ListingNotFound } from '#web/features/directory/components/listing/listing-not-found.tsx';
import { ListingPage } from '#web/features/directory/components/listing/listing-page.tsx';
import { fetchForPage } from '#web/lib/fetch-api.server.ts';
import { publicPage } from '#web/lib/cache.ts';

export const headers = publicPage;

export async function loader({ params, request }: Route.LoaderArgs) {
  const { collectorId } = params;
  const result = await fetchForPage(showCollector, { params: { collectorId }, query: {} }, request);
  if (result.status === 'not-found') throw data(null, { status: 404 });
  if (result.status === 'failed') return data<FirstListing | null>(null, { status: 503 });
  return data<FirstListing | null>({ collector: result.response.collector, fetchedAt: Date.now() });
}

/** As on the list: in the browser the page opens at once and fetches its data itself. */
export const clientLoader = (): FirstListing | null => null;

export default function SellWasteListingPage({ loaderData, params }: Route.ComponentProps) {
  return <ListingPage key={params.collectorId} collectorId={params.collectorId} first={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <ListingNotFound />;
  throw error;
}
