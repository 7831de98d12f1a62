import { appealModeration, showSuspension } from '@app/contract/community-moderation';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

export const suspensionQuery = queryOptions({
  queryKey: ['community', 'standing'],
  queryFn: async ({ signal }) => (await call(showSuspension, {}, { signal })).suspension,
});

export const appeal = (decisionId: string, text: string) =>
  call(appealModeration, { body: { decisionId, text } });
