import { useCallback, useEffect, useRef, useState } from 'react';

export function readDraft(key: string): unknown {
  try {
    const kept = localStorage.getItem(key);
    return kept ? (JSON.parse(kept) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(key: string, draft: unknown) {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {
    // Storage may be forbidden or full; the form then lasts as long as the page.
  }
}

/**
 * A form's content, kept on the device from the first change until it is sent. The key names the person: a phone
 * may be shared. A component that changes the key must start anew.
 */
export function useDraft<Draft extends object>(key: string, fresh: () => Draft) {
  const [found] = useState(() => readDraft(key) as Draft | undefined);
  const [draft, setDraft] = useState(() => ({ ...fresh(), ...found }));
  const [isTouched, setIsTouched] = useState(found !== undefined);

  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
    if (isTouched) keepDraft(key, draft);
  }, [key, draft, isTouched]);

  const change = useCallback((part: Partial<Draft>) => {
    setIsTouched(true);
    setDraft((now) => ({ ...now, ...part }));
  }, []);
  const forget = useCallback(() => {
    keepDraft(key, undefined);
    setIsTouched(false);
    setDraft(fresh());
  }, [key, fresh]);

  /** What was found had been sent already: what was not changed since goes, and what was is something new. */
  const disown = useCallback(() => {
    const isSame = (name: string, value: unknown) => found?.[name as keyof Draft] === value;
    const changed = Object.entries(latest.current).filter(([name, value]) => !isSame(name, value));
    if (changed.length > 0) setDraft({ ...fresh(), ...Object.fromEntries(changed) });
    else forget();
  }, [found, forget, fresh]);

  /** Something else keeps it now; the form shows it until it is forgotten or changed. */
  const letGo = useCallback(() => keepDraft(key, undefined), [key]);

  return { draft, change, forget, letGo, disown, found, wasFound: found !== undefined, isTouched };
}
