import { type SyntheticEvent, useEffect, useRef } from 'react';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { postText as text } from '#web/messages/community.ts';

type Props = { address: string; title: string; onClose: () => void };

/** A photo on the whole screen. Esc, the back button, the close button and a press beside the photo close it. */
export function PhotoView({ address, title, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  // On the second Esc browsers close the dialog without a cancel event.
  const handleClosed = () => {
    if (dialog.current && !dialog.current.open) onClose();
  };
  return (
    // A press anywhere, the close button included, reaches the dialog; the keyboard has Esc and that button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={text.photo(title)}
      onCancel={handleCancel}
      onClose={handleClosed}
      onClick={onClose}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-surface-sunken text-ink open:grid"
    >
      <img
        src={address}
        alt={text.photo(title)}
        className="col-start-1 row-start-1 m-auto max-h-dvh max-w-full object-contain"
      />
      <div className="col-start-1 row-start-1 m-3 justify-self-end">
        <IconButton icon="x" label={text.closePhoto} className="bg-surface-raised" />
      </div>
    </dialog>
  );
}
