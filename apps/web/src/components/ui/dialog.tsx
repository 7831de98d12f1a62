import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { hostToasts } from '#web/components/ui/toast-host.ts';
import { uiText } from '#web/components/ui/ui-text.ts';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Fixed below the scrolling content, for the action buttons. */
  footer?: ReactNode;
};

/**
 * A bottom sheet on phones, a centred box above 640 px. The native <dialog> traps and restores the focus, and closes
 * on Esc and, on Android, on "back".
 */
export function Dialog({ isOpen, onClose, title, children, footer }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    element.showModal();
    heading.current?.focus();
    const releaseToasts = hostToasts(element);
    return () => {
      releaseToasts();
      element.close();
    };
  }, [isOpen]);

  // The owner decides: a busy dialog may stay open. A "cancel" event of a file picker inside bubbles up to here.
  const handleCancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
  // On the second Esc browsers close the dialog without a cancel event.
  const handleClosed = () => {
    if (isOpen && !dialog.current?.open) onClose();
  };
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // The backdrop is for pointers; the keyboard has Esc and the close button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={handleCancel}
      onClose={handleClosed}
      onClick={closeOnBackdrop}
      className="m-auto mb-0 max-h-[87dvh] w-full max-w-full flex-col overflow-hidden rounded-t-xl bg-surface-raised text-ink shadow-floating open:flex open:animate-rise-in sm:mb-auto sm:max-h-[min(780px,92dvh)] sm:max-w-160 sm:rounded-xl"
    >
      {isOpen && (
        <>
          <div
            aria-hidden="true"
            className="mx-auto mt-2.5 h-1 w-10 flex-none rounded-full bg-line-strong sm:hidden"
          />
          <header className="flex items-center gap-3 border-line pt-1 pr-2.5 pb-2.5 pl-5 sm:border-b sm:pt-2.5 sm:pl-6">
            <h2 ref={heading} id={titleId} tabIndex={-1} className="flex-1 text-lg outline-none">
              {title}
            </h2>
            <IconButton icon="x" label={uiText.close} onClick={onClose} />
          </header>
          <div className="flex-1 overflow-auto overscroll-contain px-5 pt-1 pb-6 sm:p-6">{children}</div>
          {footer && (
            <footer className="flex items-center gap-3 border-t border-line px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          )}
        </>
      )}
    </dialog>
  );
}
