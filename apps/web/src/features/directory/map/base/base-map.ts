import 'leaflet/dist/leaflet.css';
import './base-map.css';
import {
  latLngBounds,
  map as createMap,
  type Map as LeafletMap,
  tileLayer,
} from 'leaflet/dist/leaflet-src.esm.js';
import { letOthersPass } from '#web/lib/let-others-pass.ts';
import type { MapTiles } from '#web/lib/map-tiles.ts';
import { fetchOutline } from './outline.ts';
import { drawOutline } from './outline-layer.ts';
import { drawProvinceLabels } from './province-labels.ts';

export const indonesia = latLngBounds([-10.9, 95.1], [5.9, 141]);
const roaming = indonesia.pad(0.35);

export type BaseMapOptions = { tiles: MapTiles | null; label: string };

/**
 * Sea, land and names from our own files, and the operator's tiles over them where there are any. Leaflet's own
 * controls are left out: they write markup, which the page's policy refuses, and their words are English.
 */
export function createBaseMap(container: HTMLElement, { tiles, label }: BaseMapOptions): LeafletMap {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = createMap(container, {
    attributionControl: false,
    zoomControl: false,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
    inertia: !isCalm,
    minZoom: 3,
    // An outline may be any size; pictures are sharp at whole steps only.
    zoomSnap: tiles ? 1 : 0.25,
    maxZoom: tiles ? 17 : 13,
    maxBounds: roaming,
    maxBoundsViscosity: 1,
  });
  container.setAttribute('role', 'region');
  container.setAttribute('aria-label', label);
  addPane(map, 'land', 150);
  addPane(map, 'names', 160);
  map.fitBounds(indonesia);

  const leaving = new AbortController();
  const watcher = new ResizeObserver(() => map.invalidateSize({ pan: false }));
  watcher.observe(container);
  map.on('unload', () => {
    leaving.abort();
    watcher.disconnect();
  });
  void drawLand(map, leaving.signal);
  if (tiles) tileLayer(tiles.url, { className: 'map-tiles', maxZoom: 19 }).addTo(map);
  return map;
}

async function drawLand(map: LeafletMap, signal: AbortSignal) {
  const fetching = fetchOutline(signal).catch(() => {
    // Names and pins stand without it, and the tiles too.
  });
  await letOthersPass();
  if (signal.aborted) return;
  drawProvinceLabels(map);
  const outline = await fetching;
  if (outline && !signal.aborted) await drawOutline(map, outline, signal);
}

function addPane(map: LeafletMap, name: string, order: number) {
  const pane = map.createPane(name);
  pane.style.zIndex = String(order);
  pane.style.pointerEvents = 'none';
}
