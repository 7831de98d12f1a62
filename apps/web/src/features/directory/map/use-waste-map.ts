import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MapTiles } from '#web/lib/map-tiles.ts';
import { mapText } from '#web/messages/map.ts';
import { loadWasteMap } from './engine/load-engine.ts';
import type { MapView } from './engine/map-view.ts';
import { useMapEngine } from './use-map-engine.ts';

type Options = {
  container: RefObject<HTMLDivElement | null>;
  tiles: MapTiles | null;
  onPlace: (id: string) => void;
};

export function useWasteMap({ container, tiles, onPlace }: Options) {
  const [viewport, setViewport] = useState<{ view: MapView; metresPerPixel: number }>();
  const latest = useRef(onPlace);
  useEffect(() => {
    latest.current = onPlace;
  }, [onPlace]);

  const map = useMapEngine(container, async () => {
    const { startWasteMap } = await loadWasteMap();
    return (box) =>
      startWasteMap(box, {
        tiles,
        label: mapText.map,
        onView: (view, metresPerPixel) => setViewport({ view, metresPerPixel }),
        onPlace: (id) => latest.current(id),
      });
  });
  return { ...map, ...viewport };
}
