import type { RouteOutput } from '@app/contract/route';
import { showTransparency } from '@app/contract/transparency';
import { useEffect, useState } from 'react';
import { call } from '#web/lib/api.ts';

export type TransparencyData = RouteOutput<typeof showTransparency>;
type LoadState = { shown: TransparencyData | null; hasFailed: boolean };

/** The data from the server-rendered page; without it the browser fetches it. */
export function useTransparency(first: TransparencyData | null) {
  const [state, setState] = useState<LoadState>({ shown: first, hasFailed: false });
  const isWaiting = !state.shown && !state.hasFailed;
  useEffect(() => {
    if (!isWaiting) return;
    const controller = new AbortController();
    call(showTransparency, {}, { signal: controller.signal }).then(
      (shown) => setState({ shown, hasFailed: false }),
      () => controller.signal.aborted || setState({ shown: null, hasFailed: true }),
    );
    return () => controller.abort();
  }, [isWaiting]);
  return { ...state, isWaiting, retry: () => setState({ shown: null, hasFailed: false }) };
}
