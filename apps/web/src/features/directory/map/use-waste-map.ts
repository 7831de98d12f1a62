import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Province } from '@app/contract/provinces';
import type { MapTiles } from '#web/lib/map-tiles.ts';
import { mapText } from '#web/messages/map.ts';
import { countryView, provinceView } from './base/first-view.ts';
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
  province: Province | undefined;
};

export function useWasteMap({ container, tiles, onPlace, whenWanted, province }: Options) {
  const [viewport, setViewport] = useState<{ view: MapView; metresPerPixel: number }>();
  const latest = useRef({ onPlace, province });
  useEffect(() => {
    latest.current = { onPlace, province };
  }, [onPlace, province]);

  const map = useMapEngine(container, async () => {
    await whenWanted;
    const { startWasteMap } = await loadWasteMap();
    return (box) =>
      startWasteMap(box, {
        tiles,
        label: mapText.map,
        firstView: (size) => {
          const home = latest.current.province;
          return home ? provinceView(home, size) : countryView(size);
        },
        onView: (view, metresPerPixel) => setViewport({ view, metresPerPixel }),
        onPlace: (id) => latest.current.onPlace(id),
      });
  });
  return { ...map, ...viewport };
}
