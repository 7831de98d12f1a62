import { route } from './route.ts';
import { z } from './zod.ts';

export const NotificationKind = z.enum(['reply', 'mention', 'best-reply', 'moderated', 'appeal-decided']);

export const Notification = z.object({
  _id: z.uuid(),
  kind: NotificationKind,
  /** Name of the actor; null for moderation and deleted accounts. */
  actor: z.string().nullable(),
  postId: z.uuid().nullable(),
  postTitle: z.string().nullable(),
  replyId: z.uuid().nullable(),
  /** For moderation: the action and the reason. */
  action: z.string().nullable(),
  text: z.string().nullable(),
  /** The decision that can be appealed; null when there is none, or no longer. */
  appealableDecisionId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

export const listNotifications = route({
  method: 'GET',
  path: '/community/notifications',
  summary: 'Notifications, newest first, twenty at a time, and the number of unread ones (99 at most)',
  signedIn: true,
  query: z.object({ cursor: z.string().max(300).optional() }),
  response: z.object({
    success: z.literal(true),
    notifications: z.array(Notification),
    unread: z.int().min(0).max(99),
    nextCursor: z.string().nullable(),
  }),
});

export const countNotifications = route({
  method: 'GET',
  path: '/community/notifications/unread',
  summary: 'Number of unread notifications, 99 at most',
  signedIn: true,
  response: z.object({ unread: z.int().min(0).max(99) }),
});

export const readNotifications = route({
  method: 'POST',
  path: '/community/notifications/read',
  summary: 'Marks all notifications up to a time as read',
  signedIn: true,
  body: z.object({ until: z.iso.datetime() }),
  response: z.object({ success: z.literal(true), unread: z.int().min(0).max(99) }),
});
