import { resendConfirmation } from '@app/contract/account-password';
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

export const useResendConfirmation = () => useMutation({ mutationFn: () => call(resendConfirmation, {}) });
