import { setLearningConsent } from '@app/contract/smart-sort';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { invalidateScans } from './list-scans.ts';

export function useSetLearningConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (teach: boolean) => call(setLearningConsent, { body: { teach } }),
    onSuccess: () => invalidateScans(client),
  });
}
