import type { listNotifications, Notification } from '@app/contract/community-notification';
import type { RouteOutput } from '@app/contract/route';
import type { Database } from '#api/db/database.ts';
import { seqCursor } from '../conduct/conduct-cursor.ts';
import { notificationRepository, type NotificationRow } from './notification.repository.ts';

const size = 20;
const cursors = seqCursor('notifications');

const notificationOf = (row: NotificationRow): Notification => ({
  _id: row.id,
  kind: row.kind,
  actor: row.actor,
  postId: row.post_id,
  postTitle: row.post_title,
  replyId: row.reply_id,
  action: row.action,
  text: row.text,
  appealableDecisionId: row.appealable_decision_id,
  createdAt: row.created_at.toISOString(),
  isRead: row.is_read,
});

/** Lists and reads notifications. */
export function notificationService(db: Database) {
  const notifications = notificationRepository(db);
  return {
    async list(
      profileId: string,
      cursor: string | undefined,
    ): Promise<RouteOutput<typeof listNotifications>> {
      const [rows, unread] = await Promise.all([
        notifications.newest(profileId, size + 1, cursors.read(cursor)),
        notifications.unread(profileId),
      ]);
      const { shown, nextCursor } = cursors.page(rows, size);
      return { success: true, notifications: shown.map(notificationOf), unread, nextCursor };
    },

    unread: (profileId: string) => notifications.unread(profileId),

    async read(profileId: string, until: string): Promise<number> {
      await notifications.read(profileId, until);
      return notifications.unread(profileId);
    },
  };
}

export type NotificationService = ReturnType<typeof notificationService>;
