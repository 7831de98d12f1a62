import { AccountFrame } from '#web/features/account/components/account-frame.tsx';
import { GoogleReturn } from '#web/features/account/sign-in/components/google-return.tsx';
import { pageTitle } from '#web/lib/page-title.ts';
import { signInText } from '#web/messages/account.ts';

export const headers = () => ({ 'cache-control': 'no-store' });
export const meta = () => [...pageTitle(signInText.title), { name: 'robots', content: 'noindex' }];

export default function AuthCallbackPage() {
  return (
    <AccountFrame>
      <GoogleReturn />
    </AccountFrame>
  );
}
