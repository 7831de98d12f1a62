import { useSearchParams } from 'react-router';
import { AccountFrame } from '#web/features/account/components/account-frame.tsx';
import { Benefits } from '#web/features/account/sign-in/components/benefits.tsx';
import { Register } from '#web/features/account/sign-in/components/register.tsx';
import { VisitorsOnly } from '#web/features/account/sign-in/components/visitors-only.tsx';
import { safeNext } from '#web/features/account/sign-in/safe-next.ts';
import { publicPage } from '#web/lib/cache.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { registerText } from '#web/messages/account.ts';

export const headers = publicPage;
export const meta = () => [
  ...pageTitle(registerText.title),
  { name: 'description', content: registerText.lead },
];

export default function RegisterPage() {
  const next = safeNext(useSearchParams()[0].get('next'));
  return (
    <VisitorsOnly next={next}>
      <AccountFrame panel={<Benefits />}>
        <Register next={next} />
      </AccountFrame>
    </VisitorsOnly>
  );
}
