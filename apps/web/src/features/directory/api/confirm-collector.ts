import { confirmCollector } from '@app/contract/directory';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

/** A member confirms whether the place is still open; the listing is then refetched. */
export function useConfirmCollector(collectorId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isOpen: boolean) => call(confirmCollector, { params: { collectorId }, body: { isOpen } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['collectors', 'one', collectorId] }),
  });
}
