import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const defaultWidth = 320;

/**
 * The width of an element in pixels. Charts are drawn at this width instead of being scaled, so that text stays
 * readable on a phone.
 */
export function useWidth<Box extends Element>(): [RefObject<Box | null>, number] {
  const box = useRef<Box>(null);
  const [width, setWidth] = useState(defaultWidth);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.getBoundingClientRect().width) || defaultWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}
