import { AccountFrame } from '#web/features/account/components/account-frame.tsx';
import { EmailConfirmation } from '#web/features/account/password/components/email-confirmation.tsx';
import { privatePage } from '#web/lib/cache.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { confirmEmailText } from '#web/messages/account-password.ts';

export const headers = privatePage;
export const meta = () => [...pageTitle(confirmEmailText.title), { name: 'robots', content: 'noindex' }];

export default function ConfirmEmail() {
  return (
    <AccountFrame>
      <EmailConfirmation />
    </AccountFrame>
  );
}
