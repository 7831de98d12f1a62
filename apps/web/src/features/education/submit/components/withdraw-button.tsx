import type { Submission } from '@app/contract/education-submission';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { ApiError } from '#web/lib/api.ts';
import { mySubmissionsText as text } from '#web/messages/education-submit.ts';
import { useWithdraw } from '../api/my-submissions.ts';

type Props = { submission: Submission; onWithdrawn: () => void };

export function WithdrawButton({ submission: { _id, piece }, onWithdrawn }: Props) {
  const [isAsked, setIsAsked] = useState(false);
  const withdrawal = useWithdraw();
  const close = () => !withdrawal.isPending && setIsAsked(false);
  const withdraw = () =>
    // Asked of the promise: the row that pressed is gone before the answer is told.
    void withdrawal
      .mutateAsync(_id)
      .then(() => {
        toast.success(text.withdrawn);
        onWithdrawn();
      })
      .catch((error: unknown) => {
        setIsAsked(false);
        const isRefusal = error instanceof ApiError && error.requestId !== undefined;
        toast.error(isRefusal ? error.message : text.notWithdrawn);
      });
  return (
    <>
      <button
        type="button"
        aria-label={text.withdrawNamed(piece.title)}
        className="text-link min-h-11 text-sm"
        onClick={() => setIsAsked(true)}
      >
        {text.withdraw}
      </button>
      <Dialog
        isOpen={isAsked}
        onClose={close}
        title={text.withdrawQuestion}
        footer={
          <>
            <Button variant="sec" className="flex-1" onClick={close}>
              {text.cancel}
            </Button>
            <Button variant="danger" className="flex-1" busy={withdrawal.isPending} onClick={withdraw}>
              {withdrawal.isPending ? text.withdrawing : text.withdrawConfirm}
            </Button>
          </>
        }
      >
        <p className="font-bold">{piece.title}</p>
        <p className="mt-2">{text.withdrawText}</p>
      </Dialog>
    </>
  );
}
