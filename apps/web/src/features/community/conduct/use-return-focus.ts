import { type RefObject, useEffect, useRef } from 'react';

/** A dialog that is taken away with its element forgets who opened it: the focus goes back by this. */
export function useReturnFocus(isOpen: boolean, opener: RefObject<HTMLElement | null>) {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, opener]);
}
