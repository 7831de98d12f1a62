import { permitLeaflet } from './permit-leaflet.ts';

/** Leaflet is loaded only by pages with a map, and only in the browser. */
export async function loadWasteMap() {
  permitLeaflet();
  return import('./waste-map-engine.ts');
}

export async function loadPlacePicker() {
  permitLeaflet();
  return import('./place-picker-engine.ts');
}
