import { updateProfile, type ProfileChange } from '@app/contract/account-settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '#web/lib/api.ts';
import { accountKeys } from './query-keys.ts';

export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof ProfileChange>) => call(updateProfile, { body }),
    onSuccess: ({ profile }) => client.setQueryData(accountKeys.profile, profile),
  });
}
