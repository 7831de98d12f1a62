import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { accountText, sessionsText as text } from '#web/messages/account-settings.ts';
import { failureText } from '../../failure.ts';
import { useForgetSession } from '../../use-forget-session.ts';
import { useRevokeAllSessions } from '../api/revoke-all-sessions.ts';

export function EndAllSessions() {
  const [isOpen, setIsOpen] = useState(false);
  const forgetSession = useForgetSession();
  const revokeAll = useRevokeAllSessions();
  const close = () => !revokeAll.isPending && setIsOpen(false);
  const endAll = () =>
    void revokeAll
      .mutateAsync()
      .then(() => {
        toast.success(text.endedAll);
        return forgetSession();
      })
      .catch((error: unknown) => toast.error(failureText(error, accountText.notSent)));

  return (
    <>
      <Button variant="sec" onClick={() => setIsOpen(true)} className="max-sm:w-full">
        {text.endAll}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={text.endAllTitle}
        footer={
          <>
            <Button variant="sec" className="flex-1" onClick={close}>
              {accountText.cancel}
            </Button>
            <Button className="flex-1" busy={revokeAll.isPending} onClick={endAll}>
              {revokeAll.isPending ? text.endingAll : text.endAllConfirm}
            </Button>
          </>
        }
      >
        <p>{text.endAllText}</p>
      </Dialog>
    </>
  );
}
