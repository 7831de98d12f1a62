import type { CollectorDetail, MapFeature } from '@app/contract/directory';
import { divIcon, type Marker, marker } from 'leaflet/dist/leaflet-src.esm.js';
import type { Point } from '#web/lib/device-position.ts';
import { mapText } from '#web/messages/map.ts';
import { type Area, areaBox } from '../base/area-box.ts';
import { type BaseMapOptions, createBaseMap } from '../base/base-map.ts';
import { boxView, countryView, provinceCode, type View } from '../base/first-view.ts';
import { type MapView, metresPerPixel, viewOf } from './map-view.ts';
import { personMark } from './pin-element.ts';
import { Pins } from './pins.ts';

export type SelectedPlace = Pick<
  CollectorDetail,
  'id' | 'name' | 'category' | 'isSample' | 'latitude' | 'longitude'
>;

type Options = BaseMapOptions & {
  /** After every move, and once at the start. */
  onView: (view: MapView, metresPerPixel: number) => void;
  onPlace: (id: string) => void;
};

type ZoomLevel = 'place' | 'person';

/** The outline has no streets, so it zooms in less to keep a coast visible. */
const zooms = {
  tiles: { place: 15, person: 13 },
  outline: { place: 10, person: 10 },
} satisfies Record<string, Record<ZoomLevel, number>>;

export { areaBox };
export type WasteMapEngine = ReturnType<typeof startWasteMap>;

/** All map operations of the page; a lazy chunk. */
export function startWasteMap(container: HTMLElement, { onView, onPlace, ...base }: Options) {
  const { map, names, land, landDrawn } = createBaseMap(container, base);
  const size = () => ({ width: map.getSize().x, height: map.getSize().y });
  const goToView = ({ latitude, longitude, zoom }: View) =>
    map.setView([latitude, longitude], zoom, { animate: false });
  // Without animation, which would load tiles along the whole way.
  const goTo = ({ latitude, longitude }: Point, zoomLevel: ZoomLevel) =>
    map.setView([latitude, longitude], zooms[base.tiles ? 'tiles' : 'outline'][zoomLevel], {
      animate: false,
    });
  const openGroup = ({ latitude, longitude }: Point) =>
    map.setView([latitude, longitude], Math.min(map.getZoom() + 2, map.getMaxZoom()));
  const pins = new Pins(map, {
    onPlace,
    onGroup: openGroup,
    onDrawn: (covered) => names.setCovered(covered),
  });
  let person: Marker | undefined;
  const emitView = () => onView(viewOf(map), metresPerPixel(map));
  map.on('moveend', emitView);
  emitView();

  return {
    /** The selected place is shown even where the filters or a group would hide it. */
    show(features: readonly MapFeature[], selected: SelectedPlace | undefined) {
      const others = features.filter(
        ({ properties }) => properties.type === 'cluster' || properties.id !== selected?.id,
      );
      pins.show(selected ? [...others, featureOf(selected)] : others, selected?.id);
    },
    goTo,
    openGroup,
    /** Moves only if the place would be behind its card or outside of the view. */
    bringIntoView({ latitude, longitude }: Point) {
      const { x: width, y: height } = map.getSize();
      const card: [number, number] = width < 640 ? [40, Math.min(352, height - 84)] : [392, 40];
      map.panInside([latitude, longitude], { paddingTopLeft: [40, 76], paddingBottomRight: card });
    },
    /** Settles when the outline is drawn, or cannot be. */
    landDrawn,
    showCountry: () => goToView(countryView(size())),
    /** Moves to the chosen area, which stands out; without one the map stays where it is. */
    async showArea(area: Area, signal: AbortSignal) {
      land.choose(area.region ?? (area.province && provinceCode(area.province)));
      const box = await areaBox(area, signal);
      if (box && !signal.aborted) goToView(boxView(box, size()));
    },
    zoomBy: (steps: number) => map.setZoom(map.getZoom() + steps),
    focusAfterClose: (id: string) => pins.focusAfterClose(id),
    showPerson(point: Point | undefined) {
      person?.remove();
      person = point && markPerson(point).addTo(map);
    },
    destroy: () => void map.remove(),
  };
}

function featureOf({ latitude, longitude, ...place }: SelectedPlace): MapFeature {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: { type: 'collector', ...place },
  };
}

const markPerson = ({ latitude, longitude }: Point) =>
  marker([latitude, longitude], {
    icon: divIcon({ html: personMark(mapText.youAreHere), className: '', iconSize: [0, 0] }),
    interactive: false,
    keyboard: false,
  });
