import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the panel when a phase change removed the focused control. */
export function useRecoverFocus(panel: RefObject<HTMLElement | null>, phase: string, takesFocus: boolean) {
  const lastPhase = useRef(takesFocus ? '' : phase);
  useEffect(() => {
    if (lastPhase.current === phase) return;
    lastPhase.current = phase;
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [panel, phase]);
}
