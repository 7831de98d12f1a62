import { useSearchParams } from 'react-router';
import { AccountFrame } from '#web/features/account/components/account-frame.tsx';
import { Login } from '#web/features/account/sign-in/components/login.tsx';
import { VisitorsOnly } from '#web/features/account/sign-in/components/visitors-only.tsx';
import { safeNext } from '#web/features/account/sign-in/safe-next.ts';
import { publicPage } from '#web/lib/cache.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { signInText } from '#web/messages/account.ts';

export const headers = publicPage;
export const meta = () => [...pageTitle(signInText.title), { name: 'description', content: signInText.lead }];

export default function LoginPage() {
  const next = safeNext(useSearchParams()[0].get('next'));
  return (
    <VisitorsOnly next={next}>
      <AccountFrame>
        <Login next={next} />
      </AccountFrame>
    </VisitorsOnly>
  );
}
