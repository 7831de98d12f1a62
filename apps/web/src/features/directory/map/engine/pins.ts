import type { MapFeature } from '@app/contract/directory';
import { divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet/dist/leaflet-src.esm.js';
import type { Point } from '#web/lib/device-position.ts';
import { gatherCrowded } from './crowding.ts';
import { groupPin, placePin } from './pin-element.ts';

type Handlers = { onPlace: (id: string) => void; onGroup: (at: Point) => void };

/** The buttons on the map. What stays in sight stays as it is, with the focus it may have. */
export class Pins {
  readonly #map: LeafletMap;
  readonly #handlers: Handlers;
  readonly #shown = new Map<string, Marker>();
  #features: readonly MapFeature[] = [];
  #selectedId: string | undefined;
  #awaitedId: string | undefined;
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

  /** The place is being closed: once its pin is an ordinary one again, it gets the focus, else the map does. */
  awaitFocus(id: string) {
    this.#awaitedId = id;
  }

  #draw() {
    const selectedId = this.#selectedId;
    const wanted = new Map(this.#gathered().map((feature) => [keyOf(feature, selectedId), feature]));
    for (const [key, pin] of this.#shown) {
      if (wanted.has(key)) continue;
      this.#removeKeepingFocus(pin);
      this.#shown.delete(key);
    }
    for (const [key, feature] of wanted) {
      if (!this.#shown.has(key)) this.#shown.set(key, this.#add(feature, selectedId));
    }
    if (this.#awaitedId && this.#awaitedId !== selectedId) {
      const pin = this.#shown.get(this.#awaitedId)?.getElement()?.querySelector('button');
      (pin ?? this.#map.getContainer()).focus({ preventScroll: true });
      this.#awaitedId = undefined;
    }
  }

  /** At its largest the map shows every place: a group could not be opened any further. */
  #gathered(): readonly MapFeature[] {
    const zoom = this.#map.getZoom();
    if (zoom >= this.#map.getMaxZoom()) return this.#features;
    const toPixels = (latitude: number, longitude: number) => this.#map.project([latitude, longitude], zoom);
    return gatherCrowded(this.#features, toPixels, this.#selectedId);
  }

  #add({ geometry, properties }: MapFeature, selectedId: string | undefined): Marker {
    const [longitude, latitude] = geometry.coordinates;
    const isSelected = properties.type === 'collector' && properties.id === selectedId;
    const button =
      properties.type === 'collector'
        ? placePin(properties, isSelected)
        : groupPin(properties.count, latitude, longitude);
    const act =
      properties.type === 'collector'
        ? () => this.#handlers.onPlace(properties.id)
        : () => this.#handlers.onGroup({ latitude, longitude });
    this.#listen(button, act);
    return marker([latitude, longitude], {
      icon: divIcon({ html: button, className: '', iconSize: [0, 0] }),
      // The button inside is what a person presses or reaches by keyboard.
      interactive: false,
      keyboard: false,
      zIndexOffset: isSelected ? 10_000 : 0,
    }).addTo(this.#map);
  }

  /** A finger that took hold of a pin to move the map does not mean the pin. */
  #listen(button: HTMLButtonElement, act: () => void) {
    button.addEventListener('pointerdown', () => {
      this.#hasMoved = false;
    });
    button.addEventListener('dblclick', (event) => event.stopPropagation());
    button.addEventListener('keydown', (event) => event.stopPropagation());
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      if (!this.#hasMoved || event.detail === 0) act();
    });
  }

  /** A pressed group is gone when its places come; the keyboard then stands on the map, before them. */
  #removeKeepingFocus(pin: Marker) {
    const hadFocus = pin.getElement()?.contains(document.activeElement) ?? false;
    pin.remove();
    if (hadFocus) this.#map.getContainer().focus({ preventScroll: true });
  }
}

function keyOf({ geometry, properties }: MapFeature, selectedId: string | undefined): string {
  if (properties.type === 'cluster') return `${geometry.coordinates.join()} ${properties.count}`;
  return properties.id === selectedId ? `selected ${properties.id}` : properties.id;
}
