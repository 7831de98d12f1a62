import { type Map as LeafletMap, polygon, svg } from 'leaflet/dist/leaflet-src.esm.js';
import type { Outline } from './outline.ts';

/** Below the tiles, so that it shows wherever a tile is missing. */
const pane = 'land';

export function drawOutline(map: LeafletMap, { indonesia, neighbour }: Outline) {
  const renderer = svg({ pane, padding: 0.3 });
  const draw = (rings: Outline['indonesia'], className: string) =>
    polygon(
      rings.map((ring) => [ring]),
      { pane, renderer, className, interactive: false, weight: 1 },
    ).addTo(map);
  draw(neighbour, 'map-neighbour');
  draw(indonesia, 'map-indonesia');
}
