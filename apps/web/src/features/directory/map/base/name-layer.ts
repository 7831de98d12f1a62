import { divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet/dist/leaflet-src.esm.js';
import { namesAt } from './names-by-zoom.ts';
import type { Shapes } from './outlines/read-shapes.ts';
import { type Obstacle, placeNames } from './place-names.ts';

/** A place that names must not cover: a circle around it or, by `lift`, above it, in pixels. */
export type CoveredSpot = { latitude: number; longitude: number; radius: number; lift: number };

/** The names on the map. Hidden from screen readers, which get the places in the list. */
export class NameLayer {
  readonly #map: LeafletMap;
  #country: Shapes = { areas: [], coasts: [], towns: [] };
  #near: ReadonlyMap<string, Shapes> = new Map();
  #covered: readonly CoveredSpot[] = [];
  #shown: Marker[] = [];

  constructor(map: LeafletMap) {
    this.#map = map;
    map.on('moveend', () => this.#draw());
  }

  setShapes({ country, near }: { country: Shapes; near: ReadonlyMap<string, Shapes> }) {
    [this.#country, this.#near] = [country, near];
    this.#draw();
  }

  /** Clusters and pins come first: names give way to them. */
  setCovered(covered: readonly CoveredSpot[]) {
    this.#covered = covered;
    this.#draw();
  }

  #draw() {
    for (const name of this.#shown) name.remove();
    const map = this.#map;
    const visible = map.getBounds().pad(0.1);
    const pixelsPerDegree = (256 * 2 ** map.getZoom()) / 360;
    const names = namesAt(map.getZoom(), this.#country, this.#near)
      .filter(({ at }) => visible.contains(at))
      .map(({ at, room, ...name }) => ({
        ...name,
        at: map.latLngToLayerPoint(at),
        reach: room * pixelsPerDegree,
      }));
    const obstacles = this.#covered.map(({ latitude, longitude, radius, lift }): Obstacle => {
      const { x, y } = map.latLngToLayerPoint([latitude, longitude]);
      return { x, y: y - lift, radius };
    });
    this.#shown = placeNames(names, obstacles).map(({ text, kind, at }) => {
      const element = document.createElement('span');
      element.className = `map-name map-name-${kind}`;
      element.textContent = text;
      element.ariaHidden = 'true';
      return marker(map.layerPointToLatLng([at.x, at.y]), {
        pane: 'names',
        icon: divIcon({ html: element, className: '', iconSize: [0, 0] }),
        interactive: false,
        keyboard: false,
      }).addTo(map);
    });
  }
}
