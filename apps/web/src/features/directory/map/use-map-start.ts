import { type RefObject, useEffect, useState } from 'react';
import { whenIdle } from '#web/lib/when-idle.ts';

/** Events of somebody who wants to use the map. */
const touches = ['pointerdown', 'pointerenter', 'wheel', 'keydown', 'focusin'] as const;

/**
 * Until the page is idle or the map is touched, its picture is enough. `isUrgent`: what is to be shown is not in the
 * picture, so the map is loaded at once.
 */
export function useMapStart(box: RefObject<HTMLElement | null>, isUrgent: boolean) {
  const [gate] = useState(closedGate);

  useEffect(() => {
    const start = () => gate.open();
    const element = box.current;
    const hasPicture = element?.querySelector('svg.map-picture') !== null;
    if (isUrgent || !hasPicture) start();
    else void whenIdle().then(start);
    for (const touch of touches) element?.addEventListener(touch, start, { once: true, passive: true });
    return () => {
      for (const touch of touches) element?.removeEventListener(touch, start);
    };
  }, [box, gate, isUrgent]);

  return gate;
}

function closedGate() {
  let open = () => {};
  const whenOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, whenOpen };
}
