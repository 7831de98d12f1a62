import { listNotifications, readNotifications } from '@app/contract/community-notification';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['community', 'notifications'],
  queryFn: ({ pageParam, signal }) =>
    call(listNotifications, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
  // Whoever comes here wants to know what is new now.
  staleTime: 0,
});

/** Answers how many are left unread. */
export const readUntil = async (until: string) => (await call(readNotifications, { body: { until } })).unread;
