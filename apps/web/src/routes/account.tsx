import { lazy, Suspense } from 'react';
import { AccountHeader } from '#web/features/account/settings/components/account-header.tsx';
import { AccountTabs } from '#web/features/account/settings/components/account-tabs.tsx';
import { privatePage } from '#web/lib/cache.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { accountText } from '#web/messages/account-settings.ts';

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
    </div>
  );
}
