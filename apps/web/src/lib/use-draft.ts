import { useCallback, useEffect, useRef, useState } from 'react';

export function readDraft(key: string): unknown {
  try {
    const kept = localStorage.getItem(key);
    return kept ? (JSON.parse(kept) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(key: string, draft: unknown) {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {
    // Storage may be blocked or full; the draft then lasts as long as the page.
  }
}

/**
 * A form's content, stored on the device from the first change until it is sent. The key contains the member id,
 * because a phone may be shared. A component that changes the key must remount.
 */
export function useDraft<Draft extends object>(key: string, createEmpty: () => Draft) {
  const [restored] = useState(() => readDraft(key) as Draft | undefined);
  const [draft, setDraft] = useState(() => ({ ...createEmpty(), ...restored }));
  const [isTouched, setIsTouched] = useState(restored !== undefined);

  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
    if (isTouched) writeDraft(key, draft);
  }, [key, draft, isTouched]);

  const change = useCallback((part: Partial<Draft>) => {
    setIsTouched(true);
    setDraft((now) => ({ ...now, ...part }));
  }, []);
  const reset = useCallback(() => {
    writeDraft(key, undefined);
    setIsTouched(false);
    setDraft(createEmpty());
  }, [key, createEmpty]);

  /** The restored draft was sent already: drops its unchanged fields and keeps the changed ones as a new draft. */
  const discardUnchanged = useCallback(() => {
    const isSame = (name: string, value: unknown) => restored?.[name as keyof Draft] === value;
    const changed = Object.entries(latest.current).filter(([name, value]) => !isSame(name, value));
    if (changed.length > 0) setDraft({ ...createEmpty(), ...Object.fromEntries(changed) });
    else reset();
  }, [restored, reset, createEmpty]);

  /** The outbox stores it now; the form shows it until it is reset or changed. */
  const removeStored = useCallback(() => writeDraft(key, undefined), [key]);

  return {
    draft,
    change,
    reset,
    removeStored,
    discardUnchanged,
    restored,
    wasRestored: restored !== undefined,
    isTouched,
  };
}
