import { confirmTwoStep } from '@app/contract/account-two-step';
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

/** Does not refetch the profile yet: that would hide the recovery codes, which are shown only once. */
export const useConfirmTwoStep = () =>
  useMutation({
    mutationFn: (proof: { code: string; password?: string }) => call(confirmTwoStep, { body: proof }),
  });
