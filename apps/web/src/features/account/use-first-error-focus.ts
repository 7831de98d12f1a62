import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the first invalid field. */
export function useFirstErrorFocus(errors: Record<string, string>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  return form;
}
