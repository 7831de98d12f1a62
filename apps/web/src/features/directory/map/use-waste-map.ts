import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MapTiles } from '#web/lib/map-tiles.ts';
import { mapText } from '#web/messages/map.ts';
import type { Area } from './base/area-box.ts';
import { boxView, countryView } from './base/first-view.ts';
import { loadWasteMap } from './engine/load-engine.ts';
import type { MapView } from './engine/map-view.ts';
import { useMapEngine } from './use-map-engine.ts';

type Options = {
  container: RefObject<HTMLDivElement | null>;
  tiles: MapTiles | null;
  onPlace: (id: string) => void;
  /** Settles when the map is wanted; its picture is shown until then. */
  whenWanted: Promise<void>;
  /** What it begins with instead of the whole country. */
  area: Area;
};

export function useWasteMap({ container, tiles, onPlace, whenWanted, area }: Options) {
  const [viewport, setViewport] = useState<{ view: MapView; metresPerPixel: number }>();
  const latest = useRef({ onPlace, area });
  useEffect(() => {
    latest.current = { onPlace, area };
  }, [onPlace, area]);

  const map = useMapEngine(container, async () => {
    await whenWanted;
    const { startWasteMap, areaBox } = await loadWasteMap();
    const extent = await areaBox(latest.current.area);
    return (box) =>
      startWasteMap(box, {
        tiles,
        label: mapText.map,
        firstView: (size) => (extent ? boxView(extent, size) : countryView(size)),
        onView: (view, metresPerPixel) => setViewport({ view, metresPerPixel }),
        onPlace: (id) => latest.current.onPlace(id),
      });
  });
  return { ...map, ...viewport };
}
