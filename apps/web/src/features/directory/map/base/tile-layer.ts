import { type Map as LeafletMap, tileLayer } from 'leaflet/dist/leaflet-src.esm.js';
import type { MapTiles } from '#web/lib/map-tiles.ts';

/** The operator's tiles over the outline, which stays visible where they fail. */
export async function addTiles(map: LeafletMap, { kind, url }: MapTiles) {
  if (kind === 'raster') {
    tileLayer(url, { className: 'map-tiles', maxZoom: 19 }).addTo(map);
    return;
  }
  const archive = await import('./archive-layer.ts').catch(() => undefined);
  archive?.addArchive(map, url);
}
