import { type Map as LeafletMap, polygon, svg } from 'leaflet/dist/leaflet-src.esm.js';
import { yieldToMain } from '#web/lib/yield-to-main.ts';
import { readOutline } from './outline.ts';

/** Below the tiles, so that it is visible where a tile is missing. */
const pane = 'land';

/** Draws in batches, so that the map stays responsive. */
export async function drawOutline(map: LeafletMap, outline: string, signal: AbortSignal) {
  const renderer = svg({ pane, padding: 0.3 });
  for (const { owner, rings } of readOutline(outline)) {
    if (signal.aborted) return;
    polygon(
      rings.map((ring) => [ring]),
      { pane, renderer, className: `map-${owner}`, interactive: false, weight: 1 },
    ).addTo(map);
    await yieldToMain();
  }
}
