import { requestTakedown } from '@app/contract/directory-takedown';
import { decideTakedown, listTakedowns } from '@app/contract/review-places';
import type { RouteInput } from '@app/contract/route';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

export const sendTakedown = (collectorId: string) => (body: RouteInput<typeof requestTakedown>['body']) =>
  call(requestTakedown, { params: { collectorId }, body });

export const takedownsQuery = infiniteQueryOptions({
  queryKey: ['review', 'takedowns'],
  queryFn: ({ pageParam, signal }) =>
    call(listTakedowns, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

export const decideOnTakedown = (takedownId: string) => (body: RouteInput<typeof decideTakedown>['body']) =>
  call(decideTakedown, { params: { takedownId }, body });
