import { type CollectorDetail, showCollector } from '@app/contract/directory';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import type { Point } from '#web/lib/device-position.ts';
import { pointQuery } from '../near-me.tsx';

export type FirstListing = { collector: CollectorDetail; fetchedAt: number };

export const collectorQuery = (collectorId: string, point: Point | undefined, first: FirstListing | null) =>
  queryOptions({
    queryKey: ['collectors', 'one', collectorId, point ?? null],
    queryFn: async ({ signal }) =>
      (await call(showCollector, { params: { collectorId }, query: pointQuery(point) }, { signal }))
        .collector,
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
    ...(first && !point && { initialData: first.collector, initialDataUpdatedAt: first.fetchedAt }),
  });
