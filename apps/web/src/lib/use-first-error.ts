import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls to the first invalid field of a long form and focuses it. */
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
