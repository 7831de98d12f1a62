import type { Profile } from '@app/contract/account-settings';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { accountText as text } from '#web/messages/account-settings.ts';
import { useProfile } from '../api/get-profile.ts';
import { DataPanel } from './data-panel.tsx';
import { LoadFailure } from './load-failure.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { SecurityPanel } from './security-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';

/** The tab is in the URL, so that other pages and mails can link to it. */
const keys = ['profil', 'tersimpan', 'dibisukan', 'keamanan', 'perangkat', 'data'] as const;
type Key = (typeof keys)[number];
const parameter = 'bagian';

/** Passed in by the route, from other features. */
type Props = { saved: ReactNode; muted: ReactNode; agreements: ReactNode };

/** Panels stay mounted when another tab is opened, so that input is not lost. */
export function AccountTabs({ saved, muted, agreements }: Props) {
  const [search, setSearch] = useSearchParams();
  const selected = keys.find((key) => key === search.get(parameter)) ?? 'profil';
  const select = (key: Key) =>
    setSearch(key === 'profil' ? {} : { [parameter]: key }, { replace: true, preventScrollReset: true });
  const { data: profile, error, refetch } = useProfile();

  const waiting = error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <SettingsSkeleton />;
  const withProfile = (key: Key, panel: (profile: Profile) => ReactNode) =>
    profile ? panel(profile) : key === selected && waiting;
  const tabs = [
    {
      key: 'profil',
      label: text.profile,
      panel: withProfile('profil', (known) => <ProfilePanel profile={known} />),
    },
    // Fetched only when its tab is open.
    { key: 'tersimpan', label: text.saved, panel: selected === 'tersimpan' && saved },
    { key: 'dibisukan', label: text.muted, panel: selected === 'dibisukan' && muted },
    {
      key: 'keamanan',
      label: text.security,
      panel: withProfile('keamanan', (known) => <SecurityPanel profile={known} />),
    },
    { key: 'perangkat', label: text.devices, panel: selected === 'perangkat' && <SessionsPanel /> },
    {
      key: 'data',
      label: text.data,
      panel: withProfile('data', (known) => (
        <DataPanel profile={known} agreements={selected === 'data' && agreements} />
      )),
    },
  ] as const;
  return <Tabs label={text.tabs} tabs={tabs} selected={selected} onSelect={select} />;
}
