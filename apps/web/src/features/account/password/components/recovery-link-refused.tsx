import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { resetPasswordText as text } from '#web/messages/account-password.ts';
import { StateMessage } from './state-message.tsx';

/** Fixed by the specification. */
const returnAfterMilliseconds = 2000;

/** Says what is wrong with the link, then leads to where a new one is asked for. */
export function RecoveryLinkRefused({ problem }: { problem: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    toast.error(problem, { id: 'recovery-link' });
    const timer = setTimeout(
      () => void navigate('/forgot-password', { replace: true }),
      returnAfterMilliseconds,
    );
    return () => clearTimeout(timer);
  }, [problem, navigate]);

  return (
    <StateMessage icon="warning" tone="bad" title={text.linkErrorTitle}>
      <p className="mt-2 mb-6 text-ink-muted">{text.redirecting}</p>
      <ButtonLink to="/forgot-password" replace size="lg" block>
        {text.toForgotPassword}
      </ButtonLink>
    </StateMessage>
  );
}
