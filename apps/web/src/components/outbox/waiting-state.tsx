import { useState } from 'react';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import type { OutboxEntry } from '#web/lib/outbox/action.ts';
import { discardEntry, retry } from '#web/lib/outbox/outbox.ts';
import { outboxText as text } from '#web/messages/outbox.ts';

/** The state of an unsent entry, with retry and discard. */
export function WaitingState({ entry }: { entry: OutboxEntry }) {
  const { isRefused, problem } = entry;
  const [isConfirming, setIsConfirming] = useState(false);
  const close = () => setIsConfirming(false);
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2">
      <Badge tone={isRefused ? 'danger' : 'warning'} icon={isRefused ? 'warning' : 'clock'}>
        {isRefused ? text.refused : text.waiting}
      </Badge>
      {isRefused && (
        <Button variant="quiet" size="sm" onClick={() => void retry(entry)}>
          {text.tryAgain}
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={() => setIsConfirming(true)}>
        {text.discard}
      </Button>
      {problem && <p className="basis-full text-sm wrap-anywhere">{problem}</p>}
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={close}
        title={text.discardTitle}
        words={{ cancel: text.cancel, confirm: text.discard, confirming: text.discard }}
        isPending={false}
        isDangerous
        onConfirm={() => {
          close();
          void discardEntry(entry);
        }}
      >
        <p>{text.discardText}</p>
      </ConfirmDialog>
    </div>
  );
}
