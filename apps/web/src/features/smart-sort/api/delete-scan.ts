import { deleteScan } from '@app/contract/smart-sort';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { updateCachedScans } from './list-scans.ts';

export function useDeleteScan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (scanId: string) => call(deleteScan, { params: { scanId } }),
    onSuccess: (_, scanId) =>
      updateCachedScans(client, (scans) => scans.filter((scan) => scan._id !== scanId)),
  });
}
