import { AccountFrame } from '#web/features/account/components/account-frame.tsx';
import { GoogleReturn } from '#web/features/account/sign-in/components/google-return.tsx';
import { privatePage } from '#web/lib/cache.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { signInText } from '#web/messages/account.ts';

export const headers = privatePage;
export const meta = () => [...pageTitle(signInText.title), { name: 'robots', content: 'noindex' }];

export default function AuthCallbackPage() {
  return (
    <AccountFrame>
      <GoogleReturn />
    </AccountFrame>
  );
}
