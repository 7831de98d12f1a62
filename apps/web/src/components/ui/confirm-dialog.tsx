import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  words: { cancel: string; confirm: string; confirming: string };
  isPending: boolean;
  /** The action cannot be undone. */
  isDangerous?: boolean;
  onConfirm: () => void;
  children: ReactNode;
};

export function ConfirmDialog(props: Props) {
  const { isOpen, onClose, title, words, isPending, isDangerous = false, onConfirm, children } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="sec" className="flex-1" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            variant={isDangerous ? 'danger' : 'pri'}
            className="flex-1"
            busy={isPending}
            onClick={onConfirm}
          >
            {isPending ? words.confirming : words.confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
