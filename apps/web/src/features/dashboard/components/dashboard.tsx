import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { dashboardText as text } from '#web/messages/dashboard.ts';
import { useSummary } from '../api/show-summary.ts';
import { ActivityList } from './activity/activity-list.tsx';
import { Greeting } from './greeting.tsx';
import { Summary } from './summary/summary.tsx';

/** The tab is in the URL, so that other pages can link to it. */
const keys = ['ringkasan', 'riwayat', 'aktivitas'] as const;
type Key = (typeof keys)[number];
const parameter = 'bagian';

/** `history` and `notice` come from other features, through the route. */
type Props = { name: string; history: ReactNode; notice: ReactNode };

export function Dashboard({ name, history, notice }: Props) {
  const [search, setSearch] = useSearchParams();
  const selected = keys.find((key) => key === search.get(parameter)) ?? 'ringkasan';
  const select = (key: Key) =>
    setSearch(key === 'ringkasan' ? {} : { [parameter]: key }, { replace: true, preventScrollReset: true });
  const { data: summary, isPending } = useSummary();
  // Without scans the page itself has the invitation; a second green button would compete with it.
  const hasInvitation = isPending || summary?.total === 0;
  // Each tab fetches only when it is open.
  const tabs = [
    { key: 'ringkasan', label: text.summary, panel: selected === 'ringkasan' && <Summary /> },
    { key: 'riwayat', label: text.history, panel: selected === 'riwayat' && history },
    { key: 'aktivitas', label: text.activity, panel: selected === 'aktivitas' && <ActivityList /> },
  ] as const;
  return (
    <div className="page-width flex-1 pb-12">
      <Greeting name={name} summary={summary} isPending={isPending} hasInvitation={hasInvitation} />
      {notice}
      <Tabs label={text.tabs} tabs={tabs} selected={selected} onSelect={select} />
    </div>
  );
}
