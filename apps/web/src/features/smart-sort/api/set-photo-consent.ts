import { setPhotoConsent } from '@app/contract/smart-sort';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { invalidateScans } from './list-scans.ts';

/** Withdrawing removes the stored photos, so the list is refetched. */
export function useSetPhotoConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (keep: boolean) => call(setPhotoConsent, { body: { keep } }),
    onSuccess: () => invalidateScans(client),
  });
}
