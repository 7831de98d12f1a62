import { exportScans, type ScanFilters } from '@app/contract/smart-sort';
import { useMutation } from '@tanstack/react-query';
import { fetchFile } from '#web/lib/api.ts';
import { browserZone } from '#web/lib/browser-zone.ts';

export const useExportScans = () =>
  useMutation({
    mutationFn: (filters: ScanFilters) =>
      fetchFile(exportScans, { query: { ...filters, zone: browserZone() } }),
  });
