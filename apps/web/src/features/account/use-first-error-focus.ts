import { type RefObject, useEffect, useRef } from 'react';

/** Puts the focus into the first field that the server refused, once the field says why. */
export function useFirstErrorFocus(errors: Record<string, string>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  return form;
}
