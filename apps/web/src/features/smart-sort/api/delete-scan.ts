import { deleteScan } from '@app/contract/smart-sort';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { scansQuery } from './list-scans.ts';

export function useDeleteScan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (scanId: string) => call(deleteScan, { params: { scanId } }),
    onSuccess: (_, scanId) =>
      client.setQueryData(
        scansQuery.queryKey,
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({
              ...page,
              scans: page.scans.filter((scan) => scan._id !== scanId),
            })),
          },
      ),
  });
}
