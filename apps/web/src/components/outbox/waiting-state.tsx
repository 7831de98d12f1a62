import { useState } from 'react';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import type { Waiting } from '#web/lib/outbox/action.ts';
import { throwAway, tryAgain } from '#web/lib/outbox/outbox.ts';
import { outboxText as text } from '#web/messages/outbox.ts';

/** Under something that is not sent yet: that it waits, or why it was not taken, and what can be done. */
export function WaitingState({ waiting }: { waiting: Waiting }) {
  const { isRefused, problem } = waiting;
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2">
      <Badge tone={isRefused ? 'danger' : 'warning'} icon={isRefused ? 'warning' : 'clock'}>
        {isRefused ? text.refused : text.waiting}
      </Badge>
      {isRefused && (
        <Button variant="quiet" size="sm" onClick={() => void tryAgain(waiting)}>
          {text.tryAgain}
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={() => setIsAsked(true)}>
        {text.throwAway}
      </Button>
      {problem && <p className="basis-full text-sm wrap-anywhere">{problem}</p>}
      <ConfirmDialog
        isOpen={isAsked}
        onClose={close}
        title={text.throwAwayTitle}
        words={{ cancel: text.cancel, confirm: text.throwAway, confirming: text.throwAway }}
        isPending={false}
        isDangerous
        onConfirm={() => {
          close();
          void throwAway(waiting);
        }}
      >
        <p>{text.throwAwayText}</p>
      </ConfirmDialog>
    </div>
  );
}
