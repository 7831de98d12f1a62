import { route } from './route.ts';
import { z } from './zod.ts';

export const NotificationKind = z.enum(['reply', 'mention', 'best-reply', 'moderated', 'appeal-decided']);

export const Notification = z.object({
  _id: z.uuid(),
  kind: NotificationKind,
  /** Who; null for moderation and for who is gone. */
  actor: z.string().nullable(),
  postId: z.uuid().nullable(),
  postTitle: z.string().nullable(),
  replyId: z.uuid().nullable(),
  /** Of moderators: what was done (an action of theirs), and why. */
  action: z.string().nullable(),
  text: z.string().nullable(),
  /** With it the person may ask for a second look; null when there is nothing to appeal, or no more. */
  appealableDecisionId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

export const listNotifications = route({
  method: 'GET',
  path: '/community/notifications',
  summary:
    'What happened for the person, newest first, twenty at a time, and how many are unread (99 at most)',
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
  summary: 'How many are unread, 99 at most: for the bell',
  signedIn: true,
  response: z.object({ unread: z.int().min(0).max(99) }),
});

export const readNotifications = route({
  method: 'POST',
  path: '/community/notifications/read',
  summary: 'Marks everything up to a moment as read',
  signedIn: true,
  body: z.object({ until: z.iso.datetime() }),
  response: z.object({ success: z.literal(true), unread: z.int().min(0).max(99) }),
});
