import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { resetPasswordText as text } from '#web/messages/account-password.ts';
import { StateMessage } from './state-message.tsx';

/** Fixed by the specification. */
const redirectDelayMs = 2000;

/** Shows the error of the link, then redirects to the form for a new one. */
export function RecoveryLinkRefused({ problem }: { problem: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    toast.error(problem, { id: 'recovery-link' });
    const timer = setTimeout(() => void navigate('/forgot-password', { replace: true }), redirectDelayMs);
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
