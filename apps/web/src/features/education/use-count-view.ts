import { countView, type PieceKind } from '@app/contract/education';
import { useEffect } from 'react';
import { call } from '#web/lib/api.ts';

/** Long enough to ignore pages opened by mistake or in a background tab. */
const minVisibleMs = 2000;

/** Counts a view after the piece was visible for a short time. Failures are ignored. */
export function useCountView(kind: PieceKind, id: number) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartTimer = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      timer = setTimeout(() => {
        document.removeEventListener('visibilitychange', restartTimer);
        call(countView, { params: { kind, id } }).catch(() => {});
      }, minVisibleMs);
    };
    restartTimer();
    document.addEventListener('visibilitychange', restartTimer);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', restartTimer);
    };
  }, [kind, id]);
}
