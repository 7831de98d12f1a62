import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';

/** The visible area, as sent to the API. */
export type MapView = { west: number; south: number; east: number; north: number; zoom: number };

/** Rounded outwards, so that similar views share one cache entry. */
export function viewOf(map: LeafletMap): MapView {
  const bounds = map.getBounds();
  return {
    west: Math.max(-180, down(bounds.getWest())),
    south: Math.max(-90, down(bounds.getSouth())),
    east: Math.min(180, up(bounds.getEast())),
    north: Math.min(90, up(bounds.getNorth())),
    zoom: Math.round(map.getZoom()),
  };
}

const down = (degrees: number) => Math.floor(degrees * 100) / 100;
const up = (degrees: number) => Math.ceil(degrees * 100) / 100;

/** At the centre of the map; in the Mercator projection it shrinks towards the poles. */
export function metresPerPixel(map: LeafletMap): number {
  const latitude = (map.getCenter().lat * Math.PI) / 180;
  return (equator * Math.cos(latitude)) / (256 * 2 ** map.getZoom());
}

const equator = 40_075_016.686;
