import { type RefObject, useEffect, useRef } from 'react';

/** A control that goes away takes the focus with it. When the phase changes, the panel catches it. */
export function useLostFocus(panel: RefObject<HTMLElement | null>, phase: string, takesFocus: boolean) {
  const lastPhase = useRef(takesFocus ? '' : phase);
  useEffect(() => {
    if (lastPhase.current === phase) return;
    lastPhase.current = phase;
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [panel, phase]);
}
