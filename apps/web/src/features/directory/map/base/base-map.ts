import 'leaflet/dist/leaflet.css';
import './base-map.css';
import {
  latLngBounds,
  map as createMap,
  type Map as LeafletMap,
  tileLayer,
} from 'leaflet/dist/leaflet-src.esm.js';
import { yieldToMain } from '#web/lib/yield-to-main.ts';
import type { MapTiles } from '#web/lib/map-tiles.ts';
import { fetchOutline } from './outline.ts';
import { drawOutline } from './outline-layer.ts';
import { drawProvinceLabels } from './province-labels.ts';

export const indonesia = latLngBounds([-10.9, 95.1], [5.9, 141]);
const panLimits = indonesia.pad(0.35);

export type BaseMapOptions = { tiles: MapTiles | null; label: string };

/**
 * Draws the outline and province names from our own files, and the operator's tiles over them if configured.
 * Leaflet's controls are disabled: they write HTML, which the CSP forbids, and their labels are in English.
 */
export function createBaseMap(container: HTMLElement, { tiles, label }: BaseMapOptions): LeafletMap {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = createMap(container, {
    attributionControl: false,
    zoomControl: false,
    zoomAnimation: !prefersReducedMotion,
    fadeAnimation: !prefersReducedMotion,
    markerZoomAnimation: !prefersReducedMotion,
    inertia: !prefersReducedMotion,
    minZoom: 3,
    // The vector outline allows any zoom; tiles are sharp at whole zoom levels only.
    zoomSnap: tiles ? 1 : 0.25,
    maxZoom: tiles ? 17 : 13,
    maxBounds: panLimits,
    maxBoundsViscosity: 1,
  });
  container.setAttribute('role', 'region');
  container.setAttribute('aria-label', label);
  addPane(map, 'land', 150);
  addPane(map, 'names', 160);
  map.fitBounds(indonesia);

  const abortController = new AbortController();
  const resizeObserver = new ResizeObserver(() => map.invalidateSize({ pan: false }));
  resizeObserver.observe(container);
  map.on('unload', () => {
    abortController.abort();
    resizeObserver.disconnect();
  });
  void drawLand(map, abortController.signal);
  if (tiles) tileLayer(tiles.url, { className: 'map-tiles', maxZoom: 19 }).addTo(map);
  return map;
}

async function drawLand(map: LeafletMap, signal: AbortSignal) {
  const outlineRequest = fetchOutline(signal).catch(() => {
    // The map works without it: names, pins and tiles are still shown.
  });
  await yieldToMain();
  if (signal.aborted) return;
  drawProvinceLabels(map);
  const outline = await outlineRequest;
  if (outline && !signal.aborted) await drawOutline(map, outline, signal);
}

function addPane(map: LeafletMap, name: string, order: number) {
  const pane = map.createPane(name);
  pane.style.zIndex = String(order);
  pane.style.pointerEvents = 'none';
}
