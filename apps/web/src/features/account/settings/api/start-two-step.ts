import { startTwoStep } from '@app/contract/account-two-step';
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

export const useStartTwoStep = () => useMutation({ mutationFn: () => call(startTwoStep, {}) });
