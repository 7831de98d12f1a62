import { useEffect, useRef, useState } from 'react';
import type { MapView } from './engine/map-view.ts';
import type { WasteMapEngine } from './engine/waste-map-engine.ts';

/** Whether the map shows all that its picture does; as soon as somebody moves the map, the picture is wrong. */
export function usePictureOver(
  engine: WasteMapEngine | undefined,
  hasPlaces: boolean,
  view: MapView | undefined,
): boolean {
  const [hasLand, setHasLand] = useState(false);
  const firstView = useRef<MapView>(undefined);
  const [hasMoved, setHasMoved] = useState(false);

  useEffect(() => {
    if (!engine) return undefined;
    let isGone = false;
    void engine.landDrawn.then(() => {
      if (!isGone) setHasLand(true);
    });
    return () => {
      isGone = true;
    };
  }, [engine]);
  useEffect(() => {
    if (!view) return;
    firstView.current ??= view;
    if (view !== firstView.current) setHasMoved(true);
  }, [view]);
  return hasMoved || (hasLand && hasPlaces);
}
