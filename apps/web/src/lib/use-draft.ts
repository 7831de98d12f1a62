import { useCallback, useEffect, useState } from 'react';

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

  useEffect(() => {
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

  return { draft, change, forget, wasFound: found !== undefined, isTouched };
}
