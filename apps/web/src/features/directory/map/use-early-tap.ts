import { type RefObject, useEffect, useRef } from 'react';

/** A tap on a cluster of the picture counts when the map has taken its place. */
export function useEarlyTap(box: RefObject<HTMLElement | null>, isPictureOver: boolean) {
  const tap = useRef<{ x: number; y: number }>(undefined);

  useEffect(() => {
    if (isPictureOver) return undefined;
    const element = box.current;
    const remember = ({ clientX, clientY }: MouseEvent) => {
      tap.current = { x: clientX, y: clientY };
    };
    element?.addEventListener('click', remember);
    return () => element?.removeEventListener('click', remember);
  }, [box, isPictureOver]);

  useEffect(() => {
    if (!isPictureOver || !tap.current) return;
    const { x, y } = tap.current;
    tap.current = undefined;
    document.elementFromPoint(x, y)?.closest<HTMLElement>('.map-group, .map-pin')?.click();
  }, [isPictureOver]);
}
