import { useState } from 'react';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  words: { title: string; label: string; hint: string; cancel: string; confirm: string; confirming: string };
  maxLength: number;
  isPending: boolean;
  error: string | undefined;
  onConfirm: (reason: string) => void;
  /** False when nothing is taken away from anybody. */
  isDangerous?: boolean;
};

/** Asks for the reason of a rejection, which the author will read. */
export function ReasonDialog({
  isOpen,
  onClose,
  words,
  maxLength,
  isPending,
  error,
  onConfirm,
  isDangerous = true,
}: Props) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      words={words}
      isPending={isPending}
      isDangerous={isDangerous}
      onConfirm={() => onConfirm(reason)}
    >
      <TextArea
        label={words.label}
        hint={words.hint}
        maxLength={maxLength}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={error}
      />
    </ConfirmDialog>
  );
}
