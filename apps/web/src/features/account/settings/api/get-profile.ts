import { getProfile } from '@app/contract/account-settings';
import { useQuery } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { accountKeys } from './query-keys.ts';

export const useProfile = () =>
  useQuery({
    queryKey: accountKeys.profile,
    queryFn: async ({ signal }) => (await call(getProfile, {}, { signal })).profile,
  });
