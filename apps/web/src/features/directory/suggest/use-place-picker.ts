import { type RefObject, useEffect, useRef } from 'react';
import type { Point } from '#web/lib/device-position.ts';
import type { MapTiles } from '#web/lib/map-tiles.ts';
import { whenNearViewport } from '#web/lib/when-near-viewport.ts';
import { suggestFieldText as text } from '#web/messages/suggest.ts';
import { loadPlacePicker } from '../map/engine/load-engine.ts';
import { useMapEngine } from '../map/use-map-engine.ts';

type Options = {
  container: RefObject<HTMLDivElement | null>;
  tiles: MapTiles | null;
  onPick: (point: Point) => void;
};

export function usePlacePicker({ container, tiles, onPick }: Options) {
  const latest = useRef(onPick);
  useEffect(() => {
    latest.current = onPick;
  }, [onPick]);
  return useMapEngine(container, async () => {
    if (container.current) await whenNearViewport(container.current);
    const { startPlacePicker } = await loadPlacePicker();
    return (box) =>
      startPlacePicker(box, {
        tiles,
        label: text.pickerMap,
        markLabel: text.chosen,
        onPick: (point) => latest.current(point),
      });
  });
}
