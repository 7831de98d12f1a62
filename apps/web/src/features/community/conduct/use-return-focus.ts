import { type RefObject, useEffect, useRef } from 'react';

/** The browser does not restore the focus when a dialog is unmounted while open, so this hook does it. */
export function useReturnFocus(isOpen: boolean, opener: RefObject<HTMLElement | null>) {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, opener]);
}
