import { useState } from 'react';
import { AccountFrame } from '#web/features/account/components/account-frame.tsx';
import { ForgotPasswordForm } from '#web/features/account/password/components/forgot-password-form.tsx';
import { RecoverySent } from '#web/features/account/password/components/recovery-sent.tsx';
import { publicPage } from '#web/lib/cache.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { forgotPasswordText } from '#web/messages/account-password.ts';

export const headers = publicPage;
export const meta = () => [...pageTitle(forgotPasswordText.title), { name: 'robots', content: 'noindex' }];

export default function ForgotPassword() {
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);
  return (
    <AccountFrame>
      {isSent ? (
        <RecoverySent email={email} onResend={() => setIsSent(false)} />
      ) : (
        <ForgotPasswordForm email={email} onEmailChange={setEmail} onSent={() => setIsSent(true)} />
      )}
    </AccountFrame>
  );
}
