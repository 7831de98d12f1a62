import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Button } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { accountText, sessionsText as text } from '#web/messages/account-settings.ts';
import { failureText } from '#web/lib/failure.ts';
import { useClearSession } from '../../use-clear-session.ts';
import { useRevokeAllSessions } from '../api/revoke-all-sessions.ts';

export function EndAllSessions() {
  const [isOpen, setIsOpen] = useState(false);
  const clearSession = useClearSession();
  const revokeAll = useRevokeAllSessions();
  const close = () => !revokeAll.isPending && setIsOpen(false);
  const endAll = () =>
    void revokeAll
      .mutateAsync()
      .then(() => {
        toast.success(text.endedAll);
        return clearSession();
      })
      .catch((error: unknown) => toast.error(failureText(error, accountText.notSent)));

  return (
    <>
      <Button variant="sec" onClick={() => setIsOpen(true)} className="max-sm:w-full">
        {text.endAll}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        title={text.endAllTitle}
        words={{ cancel: accountText.cancel, confirm: text.endAllConfirm, confirming: text.endingAll }}
        isPending={revokeAll.isPending}
        onConfirm={endAll}
      >
        <p>{text.endAllText}</p>
      </ConfirmDialog>
    </>
  );
}
