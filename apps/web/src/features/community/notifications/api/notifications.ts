import { listNotifications, readNotifications } from '@app/contract/community-notification';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['community', 'notifications'],
  queryFn: ({ pageParam, signal }) =>
    call(listNotifications, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
  // Opening the page must always show the latest notifications.
  staleTime: 0,
});

/** Resolves to the number of remaining unread notifications. */
export const readUntil = async (until: string) => (await call(readNotifications, { body: { until } })).unread;
