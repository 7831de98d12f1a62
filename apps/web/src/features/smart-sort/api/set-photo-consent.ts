import { setPhotoConsent } from '@app/contract/smart-sort';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { askScansAgain } from './list-scans.ts';

/** Withdrawing removes the kept photos, so the list is asked for anew. */
export function useSetPhotoConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (keep: boolean) => call(setPhotoConsent, { body: { keep } }),
    onSuccess: () => askScansAgain(client),
  });
}
