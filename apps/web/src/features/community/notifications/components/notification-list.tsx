import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { EmptyScene } from '#web/components/static-scenes.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { MoreButton } from '#web/components/ui/more-button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { LoadFailure } from '#web/components/ui/load-failure.tsx';
import { OfflineNote } from '#web/components/ui/offline-note.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { notificationsText as text } from '#web/messages/community-notifications.ts';
import { notificationsQuery, readUntil } from '../api/notifications.ts';
import { setUnread } from '../unread-count.ts';
import { useLiveNotifications } from '../use-live-notifications.ts';
import { NotificationRow } from './notification-row.tsx';

/** Newest first. Shown notifications are marked as read; the badge stays until the page is opened again. */
export function NotificationList() {
  const pages = useInfiniteQuery(notificationsQuery);
  const { data, error, refetch } = pages;
  const notifications = data?.pages.flatMap((page) => page.notifications);
  useMarkAsRead(notifications?.[0]?.createdAt);
  useLiveNotifications(refetch);
  return (
    <div className="grid gap-5">
      <OfflineNote />
      {error && <LoadFailure title={text.failed} error={error} onRetry={() => void refetch()} />}
      {!notifications && !error && (
        <SkeletonGroup className="grid gap-4">
          <Skeleton className="h-18" />
          <Skeleton className="h-18" />
          <Skeleton className="h-18" />
        </SkeletonGroup>
      )}
      {notifications?.length === 0 && (
        <EmptyState
          scene={<EmptyScene />}
          title={text.empty}
          text={text.emptyText}
          action={<ButtonLink to="/community">{text.openCommunity}</ButtonLink>}
        />
      )}
      {notifications && notifications.length > 0 && (
        <ul aria-label={text.list} className="divide-y divide-line border-y border-line">
          {notifications.map((notification) => (
            <NotificationRow key={notification._id} notification={notification} />
          ))}
        </ul>
      )}
      {pages.hasNextPage && <MoreButton pages={pages} words={text} />}
    </div>
  );
}

function useMarkAsRead(newest: string | undefined) {
  useEffect(() => {
    if (!newest) return;
    readUntil(newest)
      .then(setUnread)
      // They stay unread until the next visit.
      .catch(() => {});
  }, [newest]);
}
