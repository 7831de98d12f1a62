import { DomUtil, GridLayer, type Layer, type Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';
import { leafletLayer } from 'protomaps-leaflet';

/** Vector tiles of a PMTiles archive on our own origin, drawn in the colours of the page's theme. */
export function addArchive(map: LeafletMap, url: string) {
  // The library expects Leaflet as a global variable; it uses these two parts of it.
  Object.assign(globalThis, { L: { DomUtil, GridLayer } });
  const isDark = getComputedStyle(map.getContainer()).colorScheme === 'dark';
  const layer = leafletLayer({ url, flavor: isDark ? 'dark' : 'light', lang: 'id' });
  map.addLayer(layer as unknown as Layer);
}
