import type { CollectorFilters } from '@app/contract/directory';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useUrlState } from '#web/lib/use-url-state.ts';
import { cameFromAnswer, keepAnswer } from './came-from-answer.ts';
import { readFilters, writeFilters } from './filters.ts';

/** The filters are in the URL: a link shares them, and the back button removes the last one. */
export function useFilters() {
  const isFromAnswer = cameFromAnswer(useSearchParams()[0]);
  const write = useCallback(
    (filters: CollectorFilters) => keepAnswer(writeFilters(filters), isFromAnswer),
    [isFromAnswer],
  );
  const [filters, change] = useUrlState(readFilters, write);

  const setFilters = useCallback(
    (next: CollectorFilters) => {
      // The back button skips a whole search, not single letters.
      const isTyping = Boolean(filters.q && next.q && filters.q !== next.q);
      change(next, { replace: isTyping });
    },
    [filters, change],
  );
  return { filters, setFilters, isFromAnswer };
}
