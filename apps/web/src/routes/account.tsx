import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { DisplayChoices } from '#web/components/layout/display-choices.tsx';
import { MemberLinks } from '#web/components/layout/member-links.tsx';
import { AccountHeader } from '#web/features/account/settings/components/account-header.tsx';
import { AccountTabs } from '#web/features/account/settings/components/account-tabs.tsx';
import { privatePage } from '#web/lib/cache.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { accountText } from '#web/messages/account-settings.ts';
import { shellText } from '#web/messages/shell.ts';

export const headers = privatePage;
export const meta = () => [...pageTitle(accountText.title), { name: 'robots', content: 'noindex' }];

const SavedPieces = lazy(async () => ({
  default: (await import('#web/features/education/marks/components/saved-pieces.tsx')).SavedPieces,
}));
const MutedMembers = lazy(async () => ({
  default: (await import('#web/features/community/conduct/components/muted-members.tsx')).MutedMembers,
}));
const AgreementList = lazy(async () => ({
  default: (await import('#web/features/legal/agreements/agreement-list.tsx')).AgreementList,
}));

export default function Account() {
  return (
    <div className="page-width">
      <AccountHeader />
      <MemberLinks className="pb-5 lg:hidden" />
      <AccountTabs
        saved={
          <Suspense>
            <SavedPieces />
          </Suspense>
        }
        muted={
          <Suspense>
            <MutedMembers />
          </Suspense>
        }
        agreements={
          <Suspense>
            <AgreementList />
          </Suspense>
        }
      />
      <section aria-labelledby="tampilan" className="border-t border-line py-6">
        <h2 id="tampilan" className="text-xl">
          {accountText.display}
        </h2>
        <p className="mt-1 mb-4 text-sm text-ink-muted">{accountText.displayText}</p>
        <DisplayChoices place="akun" />
      </section>
      <div className="grid gap-4 border-t border-line pt-4 text-sm">
        {[
          { to: '/luring', label: shellText.onThisPhone, note: accountText.onThisPhone },
          { to: '/bantuan', label: shellText.help, note: accountText.help },
        ].map(({ to, label, note }) => (
          <p key={to}>
            <Link to={to} className="text-link inline-flex min-h-11 items-center">
              {label}
            </Link>
            <span className="block text-ink-muted">{note}</span>
          </p>
        ))}
      </div>
    </div>
  );
}
