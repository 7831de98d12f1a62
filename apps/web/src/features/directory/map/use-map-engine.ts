import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { yieldToMain } from '#web/lib/yield-to-main.ts';

type Start<Engine> = (box: HTMLElement) => Engine;

/** Loads the map into its container and destroys it on unmount; `engine` is defined while it is mounted. */
export function useMapEngine<Engine extends { destroy: () => void }>(
  container: RefObject<HTMLDivElement | null>,
  load: () => Promise<Start<Engine>>,
) {
  const [engine, setEngine] = useState<Engine>();
  const [hasFailed, setHasFailed] = useState(false);
  const loadLatest = useEffectEvent(load);

  useEffect(() => {
    if (hasFailed) return undefined;
    let isUnmounted = false;
    let started: Engine | undefined;
    loadLatest().then(
      async (start) => {
        await yieldToMain();
        if (isUnmounted || !container.current) return;
        started = start(container.current);
        setEngine(started);
      },
      () => {
        if (!isUnmounted) setHasFailed(true);
      },
    );
    return () => {
      isUnmounted = true;
      started?.destroy();
      setEngine(undefined);
    };
  }, [container, hasFailed]);

  return { engine, hasFailed, retry: () => setHasFailed(false) };
}
