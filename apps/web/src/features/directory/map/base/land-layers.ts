import {
  type LatLngBounds,
  type Map as LeafletMap,
  type Polygon,
  polygon,
  svg,
} from 'leaflet/dist/leaflet-src.esm.js';
import { yieldToMain } from '#web/lib/yield-to-main.ts';
import { nearZoom } from './names-by-zoom.ts';
import { fetchCountry, fetchProvince } from './outlines/fetch-shapes.ts';
import { type LatLng, neighbourCode, type Shapes } from './outlines/read-shapes.ts';

/** Below the tiles, so that it is visible where a tile is missing. */
const pane = 'land';

/** `code`: that of a province, or of a kabupaten from near. */
type Drawn = { layer: Polygon; code: string };
type OnShapes = (shapes: { country: Shapes; near: ReadonlyMap<string, Shapes> }) => void;

/** The provinces, and from near their kabupaten. `onShapes` hears of every file that has arrived. */
export class LandLayers {
  readonly #map: LeafletMap;
  readonly #signal: AbortSignal;
  readonly #onShapes: OnShapes;
  readonly #renderer = svg({ pane, padding: 0.3 });
  readonly #bounds = new Map<string, LatLngBounds>();
  readonly #near = new Map<string, Shapes>();
  readonly #requested = new Set<string>();
  #drawn: Drawn[] = [];
  #chosen: string | undefined;

  constructor(map: LeafletMap, signal: AbortSignal, onShapes: OnShapes) {
    [this.#map, this.#signal, this.#onShapes] = [map, signal, onShapes];
  }

  async draw() {
    const country = await fetchCountry(this.#signal);
    this.#polygon(country.coasts, neighbourCode);
    for (const { code, rings } of country.areas) {
      await yieldToMain();
      if (this.#signal.aborted) return;
      this.#bounds.set(code, this.#polygon(rings, code).getBounds());
    }
    this.#onShapes({ country, near: this.#near });
    const update = () => this.#drawVisible(country);
    this.#map.on('moveend', update);
    update();
  }

  /** The chosen province or kabupaten stands out; the others look like the neighbours. */
  choose(code: string | undefined) {
    this.#chosen = code;
    for (const drawn of this.#drawn) this.#colour(drawn);
  }

  #drawVisible(country: Shapes) {
    if (this.#map.getZoom() < nearZoom) return;
    const visible = this.#map.getBounds().pad(0.1);
    for (const [code, bounds] of this.#bounds)
      if (code !== neighbourCode && visible.intersects(bounds)) void this.#drawNear(code, country);
  }

  async #drawNear(code: string, country: Shapes) {
    if (this.#requested.has(code)) return;
    this.#requested.add(code);
    try {
      const shapes = await fetchProvince(code, this.#signal);
      const coarse = this.#drawn.filter((drawn) => drawn.code === code);
      for (const area of shapes.areas) this.#polygon(area.rings, area.code);
      for (const { layer } of coarse) layer.remove();
      this.#drawn = this.#drawn.filter((one) => !coarse.includes(one));
      this.#near.set(code, shapes);
      this.#onShapes({ country, near: this.#near });
    } catch {
      // Without signal the coarse outline stays; the next move asks again.
      this.#requested.delete(code);
    }
  }

  #polygon(rings: LatLng[][], code: string): Polygon {
    const layer = polygon(
      rings.map((ring) => [ring]),
      {
        pane,
        renderer: this.#renderer,
        className: code === neighbourCode ? 'map-neighbour' : 'map-indonesia',
        interactive: false,
        weight: 1,
        smoothFactor: 0.6,
      },
    ).addTo(this.#map);
    const drawn = { layer, code };
    this.#drawn.push(drawn);
    this.#colour(drawn);
    return layer;
  }

  #colour({ layer, code }: Drawn) {
    const chosen = this.#chosen ?? code;
    // The province of a chosen kabupaten is coloured as long as it is drawn as one.
    const isChosen = chosen.startsWith(code) || code.startsWith(chosen);
    const isOther = !isChosen && code !== neighbourCode;
    layer.getElement()?.classList.toggle('map-other', isOther);
  }
}
