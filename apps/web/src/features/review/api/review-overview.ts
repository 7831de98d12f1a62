import { reviewOverview } from '@app/contract/review';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

export const reviewOverviewQuery = queryOptions({
  queryKey: ['review', 'overview'],
  queryFn: async ({ signal }) => (await call(reviewOverview, {}, { signal })).queues,
});
