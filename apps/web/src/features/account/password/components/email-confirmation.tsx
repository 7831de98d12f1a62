import { ButtonLink } from '#web/components/ui/button.tsx';
import { useAuth } from '#web/lib/auth.tsx';
import { confirmEmailText as text } from '#web/messages/account-password.ts';
import { useEmailConfirmation } from '../use-email-confirmation.ts';
import { LinkUnreachable } from './link-unreachable.tsx';
import { StateMessage } from './state-message.tsx';
import { Working } from './working.tsx';

export function EmailConfirmation() {
  const { state, retry } = useEmailConfirmation();
  const isMember = useAuth().status === 'signed-in';
  if (state === 'confirming') return <Working title={text.title} message={text.confirming} />;
  if (state === 'unreachable') return <LinkUnreachable words={text} onRetry={retry} />;
  if (state === 'done')
    return (
      <StateMessage icon="verified" tone="good" title={text.doneTitle}>
        <p className="mt-2 mb-6 text-ink-muted">{text.doneText}</p>
        <ButtonLink to="/dashboard" size="lg" block>
          {text.toDashboard}
        </ButtonLink>
      </StateMessage>
    );
  if (state === 'visitor')
    return (
      <StateMessage icon="verified" tone="good" title={text.visitorTitle}>
        <p className="mt-2 text-ink-muted">{text.visitorText}</p>
        <p className="mt-2 mb-6 text-ink-muted">{text.visitorStranger}</p>
        <ButtonLink to="/login?next=/confirm-email" size="lg" block>
          {text.toLogin}
        </ButtonLink>
      </StateMessage>
    );
  return (
    <StateMessage icon="warning" tone="bad" title={text.invalidTitle}>
      <p className="mt-2 mb-6 text-ink-muted">
        {text.invalidText} {isMember ? text.invalidNextMember : text.invalidNextVisitor}
      </p>
      <ButtonLink to={isMember ? '/akun' : '/login?next=/akun'} size="lg" block>
        {isMember ? text.toAccount : text.toLogin}
      </ButtonLink>
    </StateMessage>
  );
}
