import { type Map as LeafletMap, tileLayer } from 'leaflet/dist/leaflet-src.esm.js';
import type { MapTiles } from '#web/lib/map-tiles.ts';

/** The operator's tiles over the outline. */
export async function addTiles(map: LeafletMap, { url }: MapTiles) {
  tileLayer(url, { className: 'map-tiles', maxZoom: 19 }).addTo(map);
}
