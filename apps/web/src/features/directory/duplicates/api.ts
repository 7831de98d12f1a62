import { decideDuplicate, listDuplicates } from '@app/contract/review-places';
import type { RouteInput } from '@app/contract/route';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

export const duplicatesQuery = infiniteQueryOptions({
  queryKey: ['review', 'duplicates'],
  queryFn: ({ pageParam, signal }) =>
    call(listDuplicates, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

export const decideOnDuplicate =
  (duplicateId: string) => (body: RouteInput<typeof decideDuplicate>['body']) =>
    call(decideDuplicate, { params: { duplicateId }, body });
