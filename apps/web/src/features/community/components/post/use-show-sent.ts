import { useEffect, useRef } from 'react';

/** Used to scroll to a reply; a reply that is not sent yet has the key of its outbox entry. */
export const replyItemId = (id: string) => `balasan-${id}`;

/**
 * Scrolls to the member's own reply once it is in the list, and focuses it: the pressed button is disabled then, and on
 * a phone the keyboard closes.
 */
export function useShowSent(sentId: string | undefined) {
  const shownId = useRef<string>(undefined);
  useEffect(() => {
    if (!sentId || shownId.current === sentId) return;
    const item = document.getElementById(replyItemId(sentId));
    if (!item) return;
    shownId.current = sentId;
    item.focus({ preventScroll: true });
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    item.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' });
  });
}
