import { confirmTwoStep } from '@app/contract/account-two-step';
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

/** The profile is asked anew when the recovery codes are put away, not now: they are shown only once. */
export const useConfirmTwoStep = () =>
  useMutation({
    mutationFn: (proof: { code: string; password?: string }) => call(confirmTwoStep, { body: proof }),
  });
