import type { ScanFilters } from '@app/contract/smart-sort';
import { toast } from 'react-hot-toast/headless';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { downloadFile } from '#web/lib/download-file.ts';
import { failureText } from '#web/lib/failure.ts';
import { exportText as text } from '#web/messages/smart-sort.ts';
import { useExportScans } from '../../api/export-scans.ts';

/** Exports all scans that match the filters as CSV. */
export function ExportScans({ filters }: { filters: ScanFilters }) {
  const { mutate, isPending } = useExportScans();
  const download = () =>
    mutate(filters, {
      onSuccess: (file) => {
        downloadFile(text.file, file.type, file);
        toast.success(text.done);
      },
      onError: (error) => toast.error(failureText(error, text.failed)),
    });
  return (
    <Button variant="sec" busy={isPending} onClick={download} className="max-[350px]:[&_svg]:hidden">
      {!isPending && <Icon name="download" />}
      {isPending ? text.working : text.action}
    </Button>
  );
}
