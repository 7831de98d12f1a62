import { divIcon, type Marker, marker } from 'leaflet/dist/leaflet-src.esm.js';
import type { Point } from '#web/lib/device-position.ts';
import { type BaseMapOptions, createBaseMap } from '../base/base-map.ts';
import { chosenMark } from './pin-element.ts';

type Options = BaseMapOptions & { markLabel: string; onPick: (point: Point) => void };

export type PlacePickerEngine = ReturnType<typeof startPlacePicker>;

const closeUpZoom = 15;

/** A map to pick one place: by a click, or with Enter for the centre of the map. */
export function startPlacePicker(container: HTMLElement, { markLabel, onPick, ...base }: Options) {
  const { map } = createBaseMap(container, base);
  let mark: Marker | undefined;
  map.on('click', ({ latlng }) => onPick(rounded(latlng.lat, latlng.lng)));
  const pickCentre = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== container) return;
    // Enter would submit the surrounding form.
    event.preventDefault();
    const { lat, lng } = map.getCenter();
    onPick(rounded(lat, lng));
  };
  container.addEventListener('keydown', pickCentre);

  return {
    show(point: Point | undefined) {
      mark?.remove();
      mark =
        point &&
        marker([point.latitude, point.longitude], {
          icon: divIcon({ html: chosenMark(markLabel), className: '', iconSize: [0, 0] }),
          interactive: false,
          keyboard: false,
        }).addTo(map);
      if (point && !map.getBounds().contains([point.latitude, point.longitude]))
        map.setView([point.latitude, point.longitude], Math.max(map.getZoom(), closeUpZoom));
    },
    goTo: ({ latitude, longitude }: Point, zoom: number) => map.setView([latitude, longitude], zoom),
    zoomBy: (steps: number) => map.setZoom(map.getZoom() + steps),
    destroy() {
      container.removeEventListener('keydown', pickCentre);
      map.remove();
    },
  };
}

/** Precision of about ten metres. */
const rounded = (latitude: number, longitude: number): Point => ({
  latitude: Math.round(latitude * 10_000) / 10_000,
  longitude: Math.round(longitude * 10_000) / 10_000,
});
