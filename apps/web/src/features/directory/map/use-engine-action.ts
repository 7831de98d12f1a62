import { useEffect, useRef } from 'react';
import type { WasteMapEngine } from './engine/waste-map-engine.ts';

type Action = (engine: WasteMapEngine) => void;

/** Runs an action on the map; one that is asked for before the map has loaded loads it and is then run. */
export function useEngineAction(engine: WasteMapEngine | undefined, load: () => void) {
  const waiting = useRef<Action>(undefined);
  useEffect(() => {
    if (!engine) return;
    waiting.current?.(engine);
    waiting.current = undefined;
  }, [engine]);
  return (action: Action) => {
    if (engine) return action(engine);
    waiting.current = action;
    load();
  };
}
