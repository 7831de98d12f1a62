import { decideAppeal, decideReport, listAppeals, listReports } from '@app/contract/community-moderation';
import type { RouteInput } from '@app/contract/route';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

const pageQuery = (cursor: string) => ({ query: cursor ? { cursor } : {} });

export const reportsQuery = infiniteQueryOptions({
  queryKey: ['review', 'reports'],
  queryFn: ({ pageParam, signal }) => call(listReports, pageQuery(pageParam), { signal }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

export const appealsQuery = infiniteQueryOptions({
  queryKey: ['review', 'appeals'],
  queryFn: ({ pageParam, signal }) => call(listAppeals, pageQuery(pageParam), { signal }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

export const decideOnReport = (caseId: string) => (body: RouteInput<typeof decideReport>['body']) =>
  call(decideReport, { params: { caseId }, body });

export const decideOnAppeal = (appealId: string) => (body: RouteInput<typeof decideAppeal>['body']) =>
  call(decideAppeal, { params: { appealId }, body });
