import { Icon } from '#web/components/icons/icon.tsx';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { forgotPasswordText as text } from '#web/messages/account-password.ts';
import { StateMessage } from './state-message.tsx';

/** The same for every email, so that it does not reveal who has an account. */
export function RecoverySent({ email, onResend }: { email: string; onResend: () => void }) {
  return (
    <StateMessage icon="mail" tone="good" title={text.sentTitle}>
      <p className="mt-2 text-ink-muted">{text.sentTo}</p>
      <p className="mt-1 text-lg font-bold break-words">{email}</p>
      <p className="mt-5 flex gap-3 rounded-lg bg-surface-sunken p-4 text-sm">
        <Icon name="info" className="mt-0.5" />
        {text.spamHint}
      </p>
      <div className="mt-6 grid gap-3">
        <ButtonLink to="/login" size="lg" block>
          {text.backToLogin}
        </ButtonLink>
        <Button variant="sec" size="lg" block onClick={onResend}>
          {text.resend}
        </Button>
      </div>
    </StateMessage>
  );
}
