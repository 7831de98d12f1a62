import { useState } from 'react';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { outboxText as text } from '#web/messages/outbox.ts';

type Props = { count: number; onClose: () => void; onConfirm: () => Promise<void> };

const words = { cancel: text.cancel, confirm: text.signOut, confirming: text.signingOut };

/** Asks before signing out while something waits to be sent. */
export function UnsentDialog({ count, onClose, onConfirm }: Props) {
  const [isPending, setIsPending] = useState(false);
  const confirm = async () => {
    setIsPending(true);
    await onConfirm();
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text.signOutTitle(count)}
      words={words}
      isPending={isPending}
      onConfirm={() => void confirm()}
    >
      <p>{text.signOutText}</p>
    </ConfirmDialog>
  );
}
