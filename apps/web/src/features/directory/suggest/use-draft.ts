import { useCallback, useEffect, useState } from 'react';
import type { Draft } from './draft.ts';

/** Each member and each place has a draft of its own: a phone may be shared. */
const keyOf = (memberId: string, collectorId: string | null) => `usulan:${memberId}:${collectorId ?? 'baru'}`;

function readDraft(key: string): Draft | undefined {
  try {
    const kept = localStorage.getItem(key);
    return kept ? (JSON.parse(kept) as Draft) : undefined;
  } catch {
    return undefined;
  }
}

function keepDraft(key: string, draft: Draft | undefined) {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {
    // Storage may be forbidden or full; the form then lasts as long as the page.
  }
}

/** The form's content, kept on the device from the first change until it is sent. */
export function useDraft(memberId: string, collectorId: string | null, fresh: () => Draft) {
  const key = keyOf(memberId, collectorId);
  const [found] = useState(() => readDraft(key));
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
