import type { Profile } from '@app/contract/account-settings';
import { useId, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { accountText, dataText as text } from '#web/messages/account-settings.ts';
import { failureText, fieldErrors } from '#web/lib/failure.ts';
import { useClearSession } from '../../use-clear-session.ts';
import { useDeleteAccount } from '../api/delete-account.ts';
import { type Deletion, DeleteAccountForm } from './delete-account-form.tsx';

export function DeleteAccount({ profile }: { profile: Profile }) {
  const [isOpen, setIsOpen] = useState(false);
  const form = useId();
  const clearSession = useClearSession();
  const deletion = useDeleteAccount();
  const close = () => !deletion.isPending && setIsOpen(false);

  const send = (proof: Deletion) =>
    void deletion
      .mutateAsync(proof)
      .then(() => {
        toast.success(text.deleted);
        return clearSession();
      })
      .catch((error: unknown) => toast.error(failureText(error, accountText.notSent)));

  return (
    <>
      <Button variant="danger" onClick={() => setIsOpen(true)} className="max-sm:w-full">
        {text.delete}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={text.deleteQuestion}
        footer={
          <>
            <Button variant="sec" className="flex-1" onClick={close}>
              {accountText.cancel}
            </Button>
            <Button variant="danger" type="submit" form={form} className="flex-1" busy={deletion.isPending}>
              {deletion.isPending ? text.deleting : text.deleteConfirm}
            </Button>
          </>
        }
      >
        <p className="mb-5">{text.deleteWarning}</p>
        <DeleteAccountForm id={form} profile={profile} errors={fieldErrors(deletion.error)} onSubmit={send} />
      </Dialog>
    </>
  );
}
