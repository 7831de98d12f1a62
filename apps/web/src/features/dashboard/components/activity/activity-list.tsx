import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyScene } from '#web/components/static-scenes.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { LoadFailure } from '#web/components/ui/load-failure.tsx';
import { MoreButton } from '#web/components/ui/more-button.tsx';
import { OfflineNote } from '#web/components/ui/offline-note.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { activityText as text, firstScanText } from '#web/messages/dashboard.ts';
import { groupByDay } from '../../activity-days.ts';
import { activityQuery } from '../../api/list-activity.ts';
import { browserZone } from '#web/lib/browser-zone.ts';
import { ActivityDay } from './activity-day.tsx';

/** The newest first, day by day. */
export function ActivityList() {
  const pages = useInfiniteQuery(activityQuery);
  const { data, error, refetch } = pages;
  const activities = data?.pages.flatMap((page) => page.activities);
  return (
    <section aria-labelledby="judul-aktivitas" className="grid max-w-3xl gap-5 pt-5">
      <h2 id="judul-aktivitas" className="sr-only">
        {text.title}
      </h2>
      <p className="text-sm text-ink-muted">{text.lead}</p>
      {activities && <OfflineNote />}
      {error && <LoadFailure title={text.failed} error={error} onRetry={() => void refetch()} />}
      {!activities && !error && <ActivitySkeleton />}
      {activities?.length === 0 && (
        <EmptyState
          headingLevel={3}
          scene={<EmptyScene />}
          title={text.empty}
          text={text.emptyText}
          action={<ButtonLink to="/smart-sort">{firstScanText.action}</ButtonLink>}
        />
      )}
      {activities &&
        groupByDay(activities, browserZone()).map(({ day, activities: ofDay }) => (
          <ActivityDay key={day} day={day} activities={ofDay} />
        ))}
      {pages.hasNextPage && <MoreButton pages={pages} words={text} />}
    </section>
  );
}

const ActivitySkeleton = () => (
  <SkeletonGroup className="grid gap-4">
    <Skeleton className="h-5 w-28" />
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
  </SkeletonGroup>
);
