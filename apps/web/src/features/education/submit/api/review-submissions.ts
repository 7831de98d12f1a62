import { decideSubmission, listReviewSubmissions } from '@app/contract/review';
import type { RouteInput } from '@app/contract/route';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

export const reviewSubmissionsQuery = infiniteQueryOptions({
  queryKey: ['review', 'pieces'],
  queryFn: ({ pageParam, signal }) =>
    call(listReviewSubmissions, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

export const decide = (submissionId: string) => (body: RouteInput<typeof decideSubmission>['body']) =>
  call(decideSubmission, { params: { submissionId }, body });
