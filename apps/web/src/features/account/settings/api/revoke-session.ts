import { revokeSession, type Session } from '@app/contract/account-settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { accountKeys } from './query-keys.ts';

export function useRevokeSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(revokeSession, { params: { id } }),
    onSuccess: (_, id) =>
      client.setQueryData<Session[]>(accountKeys.sessions, (sessions) =>
        sessions?.filter((session) => session.id !== id),
      ),
  });
}
