import type { CollectorFilters } from '@app/contract/directory';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readFilters, writeFilters } from '../filters.ts';

const stay = { preventScrollReset: true };
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The URL holds the filters, with the same names as in the list, and the open place. Never a position. */
export function useMapAddress() {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => readFilters(search), [search]);
  const id = search.get('id') ?? '';
  const selectedId = uuid.test(id) ? id : undefined;

  const write = useCallback(
    (nextFilters: CollectorFilters, nextId: string | undefined, replace: boolean) => {
      const next = writeFilters(nextFilters);
      if (nextId) next.set('id', nextId);
      setSearch(next, { ...stay, replace });
    },
    [setSearch],
  );
  return {
    filters,
    selectedId,
    setFilters: useCallback((next: CollectorFilters) => write(next, selectedId, true), [write, selectedId]),
    /** Adds a history entry, so that the back button closes the place. */
    open: useCallback((nextId: string) => write(filters, nextId, false), [write, filters]),
    close: useCallback(() => write(filters, undefined, true), [write, filters]),
  };
}
