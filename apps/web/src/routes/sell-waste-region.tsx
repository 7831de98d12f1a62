import { isRouteErrorResponse } from 'react-router';
import type { Route } from './+types/sell-waste-region.ts';
import { RegionNotFound } from '#web/features/directory/region/components/region-not-found.tsx';
import { RegionView } from '#web/features/directory/region/components/region-view.tsx';
import { loadRegion } from '#web/features/directory/region/load-region.server.ts';
import { regionMeta } from '#web/features/directory/region/region-meta.ts';
import { publicPage } from '#web/lib/cache.ts';

export const headers = publicPage;
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? regionMeta(loaderData.page, loaderData.isFirst) : [];

export const loader = ({ params: { province, regency }, request }: Route.LoaderArgs) =>
  loadRegion([province, regency, new URL(request.url).searchParams.get('kecamatan')], request);

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return { ...(await serverLoader()), isFirst: false };
}

export default function SellWasteRegionPage({ loaderData }: Route.ComponentProps) {
  return <RegionView key={loaderData.page.region.code} loaded={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || ![404, 503].includes(error.status)) throw error;
  return <RegionNotFound isUnknown={error.status === 404} />;
}
