import { useId, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { accountText, twoStepText as text } from '#web/messages/account-settings.ts';
import { failureText } from '#web/lib/failure.ts';
import { useRemoveTwoStep } from '../api/remove-two-step.ts';
import { CodeForm } from './code-form.tsx';

export function RemoveTwoStep() {
  const [isOpen, setIsOpen] = useState(false);
  const form = useId();
  const remove = useRemoveTwoStep();
  const close = () => !remove.isPending && setIsOpen(false);
  const send = (code: string) =>
    remove.mutate(code, {
      onSuccess: () => {
        setIsOpen(false);
        toast.success(text.removed);
      },
      onError: (error) => toast.error(failureText(error, accountText.notSent)),
    });

  return (
    <>
      <Button variant="sec" onClick={() => setIsOpen(true)}>
        {text.remove}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={text.removeTitle}
        footer={
          <>
            <Button variant="sec" className="flex-1" onClick={close}>
              {accountText.cancel}
            </Button>
            <Button variant="danger" type="submit" form={form} className="flex-1" busy={remove.isPending}>
              {remove.isPending ? text.removing : text.remove}
            </Button>
          </>
        }
      >
        <p>{text.removeText}</p>
        <CodeForm id={form} label={text.code} allowsRecoveryCode onSubmit={send} />
      </Dialog>
    </>
  );
}
