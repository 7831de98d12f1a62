import { listMuted, muteMember } from '@app/contract/community';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

export const mutedQuery = queryOptions({
  queryKey: ['community', 'muted'],
  queryFn: async ({ signal }) => (await call(listMuted, {}, { signal })).members,
  // Muting happens on other pages.
  staleTime: 0,
});

export const setMuted = (memberId: string, muted: boolean) =>
  call(muteMember, { params: { memberId }, body: { muted } });
