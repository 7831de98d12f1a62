import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Unfolds the part that the address names after a navigation inside the site, where browsers do not do it, and all
 * parts while a browser prints that cannot unfold them by style.
 */
export function useOpenFold() {
  const folds = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();

  useEffect(() => {
    const part = hash && document.getElementById(hash.slice(1));
    if (!part || !folds.current?.contains(part)) return;
    part.closest('details')?.setAttribute('open', '');
    part.scrollIntoView();
  }, [hash]);

  useEffect(() => {
    const closed = () => folds.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [];
    let opened: HTMLDetailsElement[] = [];
    const openAll = () => {
      opened = [...closed()];
      for (const part of opened) part.open = true;
    };
    const closeAgain = () => {
      for (const part of opened) part.open = false;
    };
    window.addEventListener('beforeprint', openAll);
    window.addEventListener('afterprint', closeAgain);
    return () => {
      window.removeEventListener('beforeprint', openAll);
      window.removeEventListener('afterprint', closeAgain);
    };
  }, []);

  return folds;
}
