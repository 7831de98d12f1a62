import { toast } from 'react-hot-toast/headless';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { failureText } from '#web/lib/failure.ts';
import { accountText, emailText } from '#web/messages/account-settings.ts';
import { useResendConfirmation } from '../api/resend-confirmation.ts';

/** The confirmation mail waits to be opened; it can be sent again. */
export function ConfirmationWaits({ text, resend: label }: { text: string; resend: string }) {
  const resend = useResendConfirmation();
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: () => toast.success(emailText.sent),
      onError: (error) => toast.error(failureText(error, accountText.notSent)),
    });
  return (
    <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-lg bg-warning-soft p-4">
      <Icon name="mail" className="mt-0.5 text-warning" />
      <div>
        <p className="text-sm wrap-anywhere">{text}</p>
        <Button variant="sec" busy={resend.isPending} onClick={send} className="mt-3">
          {resend.isPending ? emailText.sending : label}
        </Button>
      </div>
    </div>
  );
}
