import { changePassword } from '@app/contract/account-password';
import type { RouteInput } from '@app/contract/route';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { storedToken } from '#web/lib/token.ts';
import { accountKeys } from './query-keys.ts';

/** A new password ends every session; this browser continues with the new token of the response. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: RouteInput<typeof changePassword>['body']) => {
      const { token, message } = await call(changePassword, { body });
      storedToken.write(token);
      return message;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: accountKeys.sessions }),
  });
}
