import { type RefObject, useEffect, useRef } from 'react';

/** In a long form: brings the first refused field into sight and gives it the focus, once it says why. */
export function useFirstError<E extends HTMLElement>(errors: Record<string, string>): RefObject<E | null> {
  const form = useRef<E>(null);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]');
    first?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  }, [errors]);
  return form;
}
