import { permitLeaflet } from './permit-leaflet.ts';

/** Leaflet is fetched by the pages that show a map, in the browser alone. */
export async function loadWasteMap() {
  permitLeaflet();
  return import('./waste-map-engine.ts');
}

export async function loadPlacePicker() {
  permitLeaflet();
  return import('./place-picker-engine.ts');
}
