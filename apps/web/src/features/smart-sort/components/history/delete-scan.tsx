import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { historyText as text } from '#web/messages/smart-sort.ts';
import { useDeleteScan } from '../../api/delete-scan.ts';

type Props = { scanId: string; name: string; time: string; onRemoved?: (() => void) | undefined };

export function DeleteScan({ scanId, name, time, onRemoved }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const deletion = useDeleteScan();
  const close = () => !deletion.isPending && setIsOpen(false);
  const remove = () =>
    void deletion
      .mutateAsync(scanId)
      .then(() => {
        toast.success(text.removed);
        onRemoved?.();
      })
      .catch(() => toast.error(text.notSent));
  return (
    <>
      <IconButton icon="bin" label={text.removeNamed(name, time)} onClick={() => setIsOpen(true)} />
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        title={text.removeQuestion}
        words={{ cancel: text.cancel, confirm: text.removeConfirm, confirming: text.removing }}
        isPending={deletion.isPending}
        isDangerous
        onConfirm={remove}
      >
        <p className="font-bold">{`${name}, ${time}`}</p>
        <p className="mt-2">{text.removeText}</p>
      </ConfirmDialog>
    </>
  );
}
