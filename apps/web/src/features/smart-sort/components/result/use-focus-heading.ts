import { useEffect, useRef } from 'react';

/** The answer replaces what was there, so the view scrolls to it and its heading gets the focus. */
export function useFocusHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Not the panel itself, because it is still animated.
    heading.current?.closest('section')?.parentElement?.scrollIntoView({ block: 'start' });
  }, []);
  return heading;
}
