import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
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
      <p className="border-t border-line pt-4 text-sm">
        <Link to="/luring" className="text-link inline-flex min-h-11 items-center">
          {shellText.onThisPhone}
        </Link>
        <span className="block text-ink-muted">{accountText.onThisPhone}</span>
      </p>
    </div>
  );
}
