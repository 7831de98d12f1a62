import { listActivity } from '@app/contract/dashboard';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

/** The member's activity, paginated. */
export const activityQuery = infiniteQueryOptions({
  queryKey: ['dashboard', 'activity'],
  queryFn: ({ pageParam, signal }) =>
    call(listActivity, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
});
