import { removeTwoStep } from '@app/contract/account-two-step';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { accountKeys } from './query-keys.ts';

export function useRemoveTwoStep() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call(removeTwoStep, { body: { code } }),
    onSuccess: () => client.invalidateQueries({ queryKey: accountKeys.profile }),
  });
}
