import type { Notification } from '@app/contract/community-notification';
import { Link } from 'react-router';
import { Icon, type IconName } from '#web/components/icons/icon.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { formatAgo } from '#web/lib/format-time.ts';
import { notificationsText as text, sentenceOf } from '#web/messages/community-notifications.ts';
import { AppealButton } from '../../conduct/components/appeal-button.tsx';

const icons: Record<Notification['kind'], IconName> = {
  reply: 'chat',
  mention: 'user',
  'best-reply': 'verified',
  moderated: 'shield',
  'appeal-decided': 'shield',
};

export function NotificationRow({ notification }: { notification: Notification }) {
  const { kind, postId, postTitle, text: reason, createdAt, isRead, appealableDecisionId } = notification;
  return (
    <li className="flex gap-3.5 py-4">
      <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
        <Icon name={icons[kind]} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">
          {sentenceOf(notification)} {!isRead && <Badge tone="success">{text.unread}</Badge>}
        </p>
        {postId && (
          <Link
            to={`/community/${postId}`}
            className="text-link inline-flex min-h-11 items-center wrap-anywhere"
          >
            {postTitle ?? text.untitled}
          </Link>
        )}
        {reason && <p className="text-sm whitespace-pre-line wrap-anywhere">{reasonOf(kind, reason)}</p>}
        <p className="mt-0.5 text-xs text-ink-muted">
          <time dateTime={createdAt}>{formatAgo(createdAt)}</time>
        </p>
        {appealableDecisionId && <AppealButton decisionId={appealableDecisionId} />}
      </div>
    </li>
  );
}

const reasonOf = (kind: Notification['kind'], words: string) =>
  kind === 'moderated' || kind === 'appeal-decided' ? text.reason(words) : words;
