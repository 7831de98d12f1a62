import { lazy, Suspense, useState } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { takedownText as text } from '#web/messages/takedown.ts';

const TakedownDialog = lazy(async () => ({
  default: (await import('./takedown-dialog.tsx')).TakedownDialog,
}));

type Props = { collectorId: string; name: string };

/** Opens the form for people who want this place to disappear; it is loaded when it is opened. */
export function TakedownButton({ collectorId, name }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="text-link inline-flex min-h-11 items-center gap-2 text-left"
      >
        <Icon name="eye-off" />
        {text.open}
      </button>
      {isOpen && (
        <Suspense>
          <TakedownDialog collectorId={collectorId} name={name} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
