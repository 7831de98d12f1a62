import { countView, type PieceKind } from '@app/contract/education';
import { useEffect } from 'react';
import { call } from '#web/lib/api.ts';

/** Long enough that a page opened by mistake, or in a tab nobody looks at, is not counted. */
const glance = 2000;

/** Counts a reader once the piece was in sight for a moment. That a count is lost costs the reader nothing. */
export function useCountView(kind: PieceKind, id: number) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      timer = setTimeout(() => {
        document.removeEventListener('visibilitychange', watch);
        call(countView, { params: { kind, id } }).catch(() => {});
      }, glance);
    };
    watch();
    document.addEventListener('visibilitychange', watch);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', watch);
    };
  }, [kind, id]);
}
