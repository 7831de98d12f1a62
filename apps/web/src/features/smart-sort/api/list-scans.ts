import { listScans } from '@app/contract/smart-sort';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

/** The person's own scans, page after page. */
export const scansQuery = infiniteQueryOptions({
  queryKey: ['scans'],
  queryFn: ({ pageParam, signal }) =>
    call(listScans, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
});
