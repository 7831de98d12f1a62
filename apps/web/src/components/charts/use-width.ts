import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const beforeMeasured = 320;

/**
 * The width of a box, in pixels. A chart is drawn for it instead of being stretched: stretched words would be too
 * small to read on a phone.
 */
export function useWidth<Box extends Element>(): [RefObject<Box | null>, number] {
  const box = useRef<Box>(null);
  const [width, setWidth] = useState(beforeMeasured);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.getBoundingClientRect().width) || beforeMeasured);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return [box, width];
}
