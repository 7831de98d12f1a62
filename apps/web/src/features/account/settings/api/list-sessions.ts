import { listSessions } from '@app/contract/account-settings';
import { useQuery } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { accountKeys } from './query-keys.ts';

export const useSessions = () =>
  useQuery({
    queryKey: accountKeys.sessions,
    queryFn: async ({ signal }) => (await call(listSessions, {}, { signal })).sessions,
  });
