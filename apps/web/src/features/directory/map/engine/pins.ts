import type { MapFeature } from '@app/contract/directory';
import { divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet/dist/leaflet-src.esm.js';
import type { Point } from '#web/lib/device-position.ts';
import type { CoveredSpot } from '../base/name-layer.ts';
import { clusterPins } from './clustering.ts';
import { groupPin, placePin } from './pin-element.ts';
import { coverOf } from './pin-size.ts';

type Handlers = {
  onPlace: (id: string) => void;
  onGroup: (at: Point) => void;
  /** What the pins cover. */
  onDrawn: (covered: CoveredSpot[]) => void;
};

/** The buttons on the map. Pins that stay visible are reused and keep the focus. */
export class Pins {
  readonly #map: LeafletMap;
  readonly #handlers: Handlers;
  readonly #shown = new Map<string, Marker>();
  #features: readonly MapFeature[] = [];
  #selectedId: string | undefined;
  #pendingFocusId: string | undefined;
  #hasMoved = false;

  constructor(map: LeafletMap, handlers: Handlers) {
    this.#map = map;
    this.#handlers = handlers;
    map.on('dragstart', () => {
      this.#hasMoved = true;
    });
    map.on('zoomend', () => this.#draw());
  }

  show(features: readonly MapFeature[], selectedId: string | undefined) {
    this.#features = features;
    this.#selectedId = selectedId;
    this.#draw();
  }

  /** After the place is closed its pin gets the focus, or the map if the pin is not shown. */
  focusAfterClose(id: string) {
    this.#pendingFocusId = id;
  }

  #draw() {
    const selectedId = this.#selectedId;
    const wanted = new Map(this.#clustered().map((feature) => [keyOf(feature, selectedId), feature]));
    this.#handlers.onDrawn([...wanted.values()].map(coveredSpot));
    for (const [key, pin] of this.#shown) {
      if (wanted.has(key)) continue;
      this.#removeKeepingFocus(pin);
      this.#shown.delete(key);
    }
    for (const [key, feature] of wanted) {
      if (!this.#shown.has(key)) this.#shown.set(key, this.#add(feature, selectedId));
    }
    if (this.#pendingFocusId && this.#pendingFocusId !== selectedId) {
      const pin = this.#shown.get(this.#pendingFocusId)?.getElement()?.querySelector('button');
      (pin ?? this.#map.getContainer()).focus({ preventScroll: true });
      this.#pendingFocusId = undefined;
    }
  }

  /** No clusters at the maximum zoom, because they could not be opened further. */
  #clustered(): readonly MapFeature[] {
    const zoom = this.#map.getZoom();
    if (zoom >= this.#map.getMaxZoom()) return this.#features;
    const toPixels = (latitude: number, longitude: number) => this.#map.project([latitude, longitude], zoom);
    return clusterPins(this.#features, toPixels, this.#selectedId);
  }

  #add({ geometry, properties }: MapFeature, selectedId: string | undefined): Marker {
    const [longitude, latitude] = geometry.coordinates;
    const isSelected = properties.type === 'collector' && properties.id === selectedId;
    const button =
      properties.type === 'collector'
        ? placePin(properties, isSelected)
        : groupPin(properties.count, latitude, longitude);
    const onActivate =
      properties.type === 'collector'
        ? () => this.#handlers.onPlace(properties.id)
        : () => this.#handlers.onGroup({ latitude, longitude });
    this.#listen(button, onActivate);
    return marker([latitude, longitude], {
      icon: divIcon({ html: button, className: '', iconSize: [0, 0] }),
      // The button inside handles clicks and keyboard focus.
      interactive: false,
      keyboard: false,
      zIndexOffset: isSelected ? 10_000 : 0,
    }).addTo(this.#map);
  }

  /** Dragging the map by a pin must not activate the pin. */
  #listen(button: HTMLButtonElement, onActivate: () => void) {
    button.addEventListener('pointerdown', () => {
      this.#hasMoved = false;
    });
    button.addEventListener('dblclick', (event) => event.stopPropagation());
    button.addEventListener('keydown', (event) => event.stopPropagation());
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      if (!this.#hasMoved || event.detail === 0) onActivate();
    });
  }

  /** A pressed cluster is removed when its places are drawn; the focus then moves to the map. */
  #removeKeepingFocus(pin: Marker) {
    const hadFocus = pin.getElement()?.contains(document.activeElement) ?? false;
    pin.remove();
    if (hadFocus) this.#map.getContainer().focus({ preventScroll: true });
  }
}

const coveredSpot = (feature: MapFeature): CoveredSpot => ({
  latitude: feature.geometry.coordinates[1],
  longitude: feature.geometry.coordinates[0],
  ...coverOf(feature),
});

function keyOf({ geometry, properties }: MapFeature, selectedId: string | undefined): string {
  if (properties.type === 'cluster') return `${geometry.coordinates.join()} ${properties.count}`;
  return properties.id === selectedId ? `selected ${properties.id}` : properties.id;
}
