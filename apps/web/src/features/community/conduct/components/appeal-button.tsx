import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { suspensionText as text } from '#web/messages/community-conduct.ts';
import { useReturnFocus } from '../use-return-focus.ts';

const AppealDialog = lazy(async () => ({ default: (await import('./appeal-dialog.tsx')).AppealDialog }));

/** After the appeal is sent, a notice replaces the button. */
export function AppealButton({ decisionId }: { decisionId: string }) {
  const [state, setState] = useState<'asked' | 'sent'>();
  const button = useRef<HTMLButtonElement>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  useReturnFocus(state === 'asked', state === 'sent' ? notice : button);
  if (state === 'sent')
    return (
      <p ref={notice} role="status" tabIndex={-1} className="mt-2 text-sm font-semibold outline-none">
        {text.appealed}
      </p>
    );
  return (
    <>
      <Button ref={button} variant="sec" className="mt-2" onClick={() => setState('asked')}>
        {text.appeal}
      </Button>
      {state === 'asked' && (
        <Suspense>
          <AppealDialog
            decisionId={decisionId}
            onSent={() => setState('sent')}
            onClose={() => setState(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
