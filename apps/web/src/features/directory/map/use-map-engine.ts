import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { letOthersPass } from '#web/lib/let-others-pass.ts';

type Start<Engine> = (box: HTMLElement) => Engine;

/** Loads a map into its box and takes it down again; `engine` is there while it stands. */
export function useMapEngine<Engine extends { destroy: () => void }>(
  container: RefObject<HTMLDivElement | null>,
  load: () => Promise<Start<Engine>>,
) {
  const [engine, setEngine] = useState<Engine>();
  const [isLost, setIsLost] = useState(false);
  const loadLatest = useEffectEvent(load);

  useEffect(() => {
    if (isLost) return undefined;
    let isOver = false;
    let started: Engine | undefined;
    loadLatest().then(
      async (start) => {
        await letOthersPass();
        if (isOver || !container.current) return;
        started = start(container.current);
        setEngine(started);
      },
      () => {
        if (!isOver) setIsLost(true);
      },
    );
    return () => {
      isOver = true;
      started?.destroy();
      setEngine(undefined);
    };
  }, [container, isLost]);

  return { engine, isLost, retry: () => setIsLost(false) };
}
