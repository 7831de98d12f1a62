import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  words: { title: string; label: string; hint: string; cancel: string; confirm: string; confirming: string };
  maxLength: number;
  isPending: boolean;
  error: string | undefined;
  onConfirm: (reason: string) => void;
};

/** A refusal that its reader will be told the reason of. */
export function ReasonDialog({ isOpen, onClose, words, maxLength, isPending, error, onConfirm }: Props) {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      footer={
        <>
          <Button variant="sec" onClick={onClose} className="flex-1">
            {words.cancel}
          </Button>
          <Button variant="danger" busy={isPending} onClick={() => onConfirm(reason)} className="flex-1">
            {isPending ? words.confirming : words.confirm}
          </Button>
        </>
      }
    >
      <TextArea
        label={words.label}
        hint={words.hint}
        maxLength={maxLength}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={error}
      />
    </Dialog>
  );
}
