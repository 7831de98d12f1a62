import { UnconfirmedEmail } from '#web/features/account/settings/components/unconfirmed-email.tsx';
import { useInvalidateDashboard } from '#web/features/dashboard/api/show-summary.ts';
import { Dashboard } from '#web/features/dashboard/components/dashboard.tsx';
import { ScanLog } from '#web/features/smart-sort/components/history/scan-log.tsx';
import { useAuth } from '#web/lib/auth.tsx';
import { privatePage } from '#web/lib/cache.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { dashboardText } from '#web/messages/dashboard.ts';

export const headers = privatePage;
export const meta = () => [...pageTitle(dashboardText.title), { name: 'robots', content: 'noindex' }];

export default function DashboardPage() {
  const auth = useAuth();
  const countAgain = useInvalidateDashboard();
  // The guard admits only members.
  if (auth.status !== 'signed-in') return null;
  return (
    <Dashboard
      name={auth.user.name}
      history={<ScanLog onChanged={countAgain} />}
      notice={<UnconfirmedEmail />}
    />
  );
}
