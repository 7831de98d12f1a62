import type { Province } from '@app/contract/provinces';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MemberLinks } from '#web/components/layout/member-links.tsx';
import { LoadFailure } from '#web/components/ui/load-failure.tsx';
import { OfflineNote } from '#web/components/ui/offline-note.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { dateFormat } from '#web/lib/lazy-format.ts';
import { memberHomeText as text } from '#web/messages/member-home.ts';
import { FindItem } from './find-item.tsx';
import { LastPhoto } from './last-photo.tsx';
import { NearestPlace } from './nearest-place.tsx';
import { newestScansQuery, summaryQuery } from './queries.ts';
import { WaitingToSend } from './waiting-to-send.tsx';
import { WeekTarget } from './week-target.tsx';

const today = dateFormat({ dateStyle: 'full' });

type Props = {
  member: { _id: string; name: string };
  /** Passed in by the route, from other features. */
  province: Province | undefined;
  formatDistance: (metres: number) => string;
};

/** A member's own landing page: the target, what waits to be sent, the last photo, the nearest place. */
export function MemberHome({ member, province, formatDistance }: Props) {
  const [opened] = useState(() => new Date());
  const summary = useQuery(summaryQuery());
  const scans = useQuery(newestScansQuery);
  return (
    <div className="page-width grid gap-3 pt-4 lg:grid-cols-[1.25fr_1fr] lg:gap-5 lg:pt-10">
      <header className="lg:col-span-full">
        <h1 className="text-xl font-extrabold tracking-title lg:text-4xl">{text.hello(member.name)}</h1>
        <p className="text-sm text-ink-muted">{today(opened)}</p>
      </header>
      {summary.data && <OfflineNote />}
      {summary.data && <WeekTarget summary={summary.data} scans={scans.data ?? []} />}
      {!summary.data && summary.error && (
        <LoadFailure title={text.failed} error={summary.error} onRetry={() => void summary.refetch()} />
      )}
      {summary.isPending && <Skeleton className="h-50 rounded-card! lg:row-span-3 lg:h-full" />}
      <WaitingToSend memberId={member._id} />
      {scans.isPending && <Skeleton className="h-22 rounded-card!" />}
      {scans.data && <LastPhoto scan={scans.data[0]} />}
      <NearestPlace province={province} formatDistance={formatDistance} />
      <FindItem />
      <MemberLinks className="lg:col-span-full" />
    </div>
  );
}
