import { deleteAccount } from '@app/contract/account-settings';
import type { RouteInput } from '@app/contract/route';
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (body: RouteInput<typeof deleteAccount>['body']) => call(deleteAccount, { body }),
  });
