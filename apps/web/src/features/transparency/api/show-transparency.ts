import type { RouteOutput } from '@app/contract/route';
import { showTransparency } from '@app/contract/transparency';
import { useEffect, useState } from 'react';
import { call } from '#web/lib/api.ts';

export type Shown = RouteOutput<typeof showTransparency>;
type Asked = { shown: Shown | null; hasFailed: boolean };

/** What came with the page; without it the browser asks by itself. */
export function useTransparency(first: Shown | null) {
  const [asked, setAsked] = useState<Asked>({ shown: first, hasFailed: false });
  const isWaiting = !asked.shown && !asked.hasFailed;
  useEffect(() => {
    if (!isWaiting) return;
    const leaving = new AbortController();
    call(showTransparency, {}, { signal: leaving.signal }).then(
      (shown) => setAsked({ shown, hasFailed: false }),
      () => leaving.signal.aborted || setAsked({ shown: null, hasFailed: true }),
    );
    return () => leaving.abort();
  }, [isWaiting]);
  return { ...asked, isWaiting, askAgain: () => setAsked({ shown: null, hasFailed: false }) };
}
