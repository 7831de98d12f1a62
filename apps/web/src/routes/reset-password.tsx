import { AccountFrame } from '#web/features/account/components/account-frame.tsx';
import { LinkUnreachable } from '#web/features/account/password/components/link-unreachable.tsx';
import { RecoveryLinkRefused } from '#web/features/account/password/components/recovery-link-refused.tsx';
import { ResetPasswordForm } from '#web/features/account/password/components/reset-password-form.tsx';
import { Working } from '#web/features/account/password/components/working.tsx';
import { useRecoverySession } from '#web/features/account/password/use-recovery-session.ts';
import { privatePage } from '#web/lib/cache.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { resetPasswordText as text } from '#web/messages/account-password.ts';

/** A link may carry its token in the query, so the page must not be cached. */
export const headers = privatePage;
export const meta = () => [...pageTitle(text.title), { name: 'robots', content: 'noindex' }];

export default function ResetPassword() {
  const { session, retry } = useRecoverySession();
  return (
    <AccountFrame>
      {session.step === 'validating' && <Working title={text.title} message={text.validating} />}
      {session.step === 'refused' && <RecoveryLinkRefused problem={session.problem} />}
      {session.step === 'unreachable' && <LinkUnreachable words={text} onRetry={retry} />}
      {session.step === 'ready' && <ResetPasswordForm accessToken={session.accessToken} />}
    </AccountFrame>
  );
}
