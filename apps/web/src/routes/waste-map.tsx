import { mapCollectors } from '@app/contract/directory';
import { data } from 'react-router';
import type { Route } from './+types/waste-map.ts';
import { readFilters } from '#web/features/directory/filters.ts';
import { indonesia } from '#web/features/directory/map/base/first-view.ts';
import { WasteMap } from '#web/features/directory/map/components/waste-map.tsx';
import { cachedIf, publicPage } from '#web/lib/cache.ts';
import { fetchForPage } from '#web/lib/fetch-api.server.ts';
import { mapTiles } from '#web/lib/map-tiles.server.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { mapText } from '#web/messages/map.ts';

export const headers = publicPage;
export const meta = () =>
  pageMeta({ title: mapText.title, description: mapText.description, path: '/waste-map' });

/** Fine enough for a phone, where the country is as high as the screen. */
const pictureZoom = 6;

/** Without the API the picture has no places, and the browser asks again. */
export async function loader({ request }: Route.LoaderArgs) {
  const filters = readFilters(new URL(request.url).searchParams);
  const query = { ...filters, ...indonesia, zoom: pictureZoom };
  const result = await fetchForPage(mapCollectors, { query }, request);
  const isComplete = result.status === 'found';
  return data(
    { tiles: mapTiles(), first: isComplete ? result.response.features : null },
    cachedIf(isComplete),
  );
}
/** The tiles do not change with filters or the opened place. */
export const shouldRevalidate = () => false;

export default function WasteMapPage({ loaderData }: Route.ComponentProps) {
  return <WasteMap {...loaderData} />;
}
