import 'leaflet/dist/leaflet.css';
import './base-map.css';
import { latLngBounds, map as createMap, type Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';
import type { MapTiles } from '#web/lib/map-tiles.ts';
import { countryView, indonesia, type View } from './first-view.ts';
import { LandLayers } from './land-layers.ts';
import { NameLayer } from './name-layer.ts';
import { addTiles } from './tile-layer.ts';

const panLimits = latLngBounds([indonesia.south, indonesia.west], [indonesia.north, indonesia.east]).pad(
  0.35,
);

export type BaseMapOptions = { tiles: MapTiles | null; label: string; firstView?: (size: Size) => View };
type Size = { width: number; height: number };
export type BaseMap = {
  map: LeafletMap;
  names: NameLayer;
  land: LandLayers;
  /** Settles when the outline is drawn, or cannot be. */
  landDrawn: Promise<void>;
};

/**
 * Draws the outline and the names from our own files, and the operator's tiles over them if configured.
 * Leaflet's controls are disabled: they write HTML, which the CSP forbids, and their labels are in English.
 */
export function createBaseMap(container: HTMLElement, options: BaseMapOptions): BaseMap {
  const { tiles, label, firstView = countryView } = options;
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = createMap(container, {
    attributionControl: false,
    zoomControl: false,
    zoomAnimation: !prefersReducedMotion,
    fadeAnimation: !prefersReducedMotion,
    markerZoomAnimation: !prefersReducedMotion,
    inertia: !prefersReducedMotion,
    minZoom: 3,
    // The first view is exactly that of the picture, whatever its zoom.
    zoomSnap: 0,
    maxZoom: tiles ? 17 : 13,
    maxBounds: panLimits,
    maxBoundsViscosity: 1,
  });
  container.setAttribute('role', 'region');
  container.setAttribute('aria-label', label);
  addPane(map, 'land', 150);
  addPane(map, 'names', 160);
  const { latitude, longitude, zoom } = firstView({ width: map.getSize().x, height: map.getSize().y });
  map.setView([latitude, longitude], zoom, { animate: false });
  // The vector outline allows any zoom; raster tiles are sharp at whole zoom levels only.
  map.options.zoomSnap = tiles?.kind === 'raster' ? 1 : 0.25;

  const abortController = new AbortController();
  const resizeObserver = new ResizeObserver(() => map.invalidateSize({ pan: false }));
  resizeObserver.observe(container);
  map.on('unload', () => {
    abortController.abort();
    resizeObserver.disconnect();
  });
  const names = new NameLayer(map);
  const land = new LandLayers(map, abortController.signal, (shapes) => names.setShapes(shapes));
  const landDrawn = land.draw().catch(() => {
    // The map works without it: pins and tiles are still shown.
  });
  if (tiles) void addTiles(map, tiles);
  return { map, names, land, landDrawn };
}

function addPane(map: LeafletMap, name: string, order: number) {
  const pane = map.createPane(name);
  pane.style.zIndex = String(order);
  pane.style.pointerEvents = 'none';
}
