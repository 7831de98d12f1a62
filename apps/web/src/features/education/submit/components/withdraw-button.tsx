import type { Submission } from '@app/contract/education-submission';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { failureText } from '#web/lib/failure.ts';
import { mySubmissionsText as text } from '#web/messages/education-submit.ts';
import { useWithdraw } from '../api/my-submissions.ts';

type Props = { submission: Submission; onWithdrawn: () => void };

export function WithdrawButton({ submission: { _id, piece }, onWithdrawn }: Props) {
  const [isConfirming, setIsConfirming] = useState(false);
  const withdrawal = useWithdraw();
  const close = () => !withdrawal.isPending && setIsConfirming(false);
  const withdraw = () =>
    // Uses the promise, because mutation callbacks do not run after the row is unmounted.
    void withdrawal
      .mutateAsync(_id)
      .then(() => {
        toast.success(text.withdrawn);
        onWithdrawn();
      })
      .catch((error: unknown) => {
        setIsConfirming(false);
        toast.error(failureText(error, text.notWithdrawn));
      });
  return (
    <>
      <button
        type="button"
        aria-label={text.withdrawNamed(piece.title)}
        className="text-link min-h-11 text-sm"
        onClick={() => setIsConfirming(true)}
      >
        {text.withdraw}
      </button>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={close}
        title={text.withdrawQuestion}
        words={{ cancel: text.cancel, confirm: text.withdrawConfirm, confirming: text.withdrawing }}
        isPending={withdrawal.isPending}
        isDangerous
        onConfirm={withdraw}
      >
        <p className="font-bold">{piece.title}</p>
        <p className="mt-2">{text.withdrawText}</p>
      </ConfirmDialog>
    </>
  );
}
