import { useEffect } from 'react';
import { reportUnknownWord } from './api/report-unknown-word.ts';

/** Long enough that somebody has finished typing. */
const settledMs = 1500;
const reported = new Set<string>();

/** Reports a query that found nothing, once per visit. */
export function useReportUnknown(query: string, isUnknown: boolean) {
  useEffect(() => {
    if (!isUnknown || reported.has(query)) return undefined;
    const timer = setTimeout(() => {
      reported.add(query);
      void reportUnknownWord(query);
    }, settledMs);
    return () => clearTimeout(timer);
  }, [query, isUnknown]);
}
