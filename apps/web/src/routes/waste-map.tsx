import type { Route } from './+types/waste-map.ts';
import { WasteMap } from '#web/features/directory/map/components/waste-map.tsx';
import { publicPage } from '#web/lib/cache.ts';
import { mapTiles } from '#web/lib/map-tiles.server.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { mapText } from '#web/messages/map.ts';

export const headers = publicPage;
export const meta = () =>
  pageMeta({ title: mapText.title, description: mapText.description, path: '/waste-map' });

export const loader = () => ({ tiles: mapTiles() });
/** The tiles do not change with filters or the opened place. */
export const shouldRevalidate = () => false;

export default function WasteMapPage({ loaderData }: Route.ComponentProps) {
  return <WasteMap tiles={loaderData.tiles} />;
}
