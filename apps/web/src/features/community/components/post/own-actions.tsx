import { type ReactNode, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Button } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { failureText } from '#web/lib/failure.ts';
import { ownText as text } from '#web/messages/community.ts';

type Props = {
  words: { title: string; text: string; removed: string };
  removal: {
    isPending: boolean;
    mutate: (
      variables: undefined,
      callbacks: { onSuccess: () => void; onError: (error: Error) => void },
    ) => void;
  };
  onRemoved?: () => void;
  /** Renders the edit dialog. */
  renderEdit: (onClose: () => void) => ReactNode;
};

/** Edit and delete (with confirmation) for the author. */
export function OwnActions({ words, removal, onRemoved, renderEdit }: Props) {
  const [open, setOpen] = useState<'edit' | 'remove'>();
  const close = () => setOpen(undefined);
  const remove = () =>
    removal.mutate(undefined, {
      onSuccess: () => {
        toast.success(words.removed);
        close();
        onRemoved?.();
      },
      onError: (error) => toast.error(failureText(error, text.notRemoved)),
    });
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen('edit')}>
        {text.edit}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => setOpen('remove')}>
        {text.remove}
      </Button>
      {open === 'edit' && renderEdit(close)}
      <ConfirmDialog
        isOpen={open === 'remove'}
        onClose={close}
        title={words.title}
        words={{ cancel: text.cancel, confirm: text.remove, confirming: text.removing }}
        isPending={removal.isPending}
        isDangerous
        onConfirm={remove}
      >
        <p>{words.text}</p>
      </ConfirmDialog>
    </>
  );
}
