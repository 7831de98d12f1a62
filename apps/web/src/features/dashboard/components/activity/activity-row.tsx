import type { Activity, ActivityKind, ActivityState } from '@app/contract/dashboard';
import { Link } from 'react-router';
import { Icon, type IconName } from '#web/components/icons/icon.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { activityText as text } from '#web/messages/dashboard.ts';
import { browserZone } from '#web/lib/browser-zone.ts';

const icons: Record<ActivityKind, IconName> = {
  scan: 'camera',
  post: 'chat',
  reply: 'chat',
  suggestion: 'shop',
  submission: 'book',
  confirmation: 'verified',
};

const looks = {
  pending: { tone: 'warning', icon: 'clock' },
  accepted: { tone: 'success', icon: 'check' },
  rejected: { tone: 'neutral', icon: 'x' },
  hidden: { tone: 'warning', icon: 'eye-off' },
  open: { tone: 'success', icon: 'check' },
  closed: { tone: 'neutral', icon: 'x' },
} as const satisfies Record<ActivityState, { tone: string; icon: IconName }>;

export function ActivityRow({ activity: { kind, title, state, address, at } }: { activity: Activity }) {
  return (
    <li className="relative grid grid-cols-[auto_1fr_auto] items-center gap-x-3.5 py-3">
      <span className="grid size-11 place-items-center rounded-md bg-brand-soft text-brand">
        <Icon name={icons[kind]} />
      </span>
      <div className="min-w-0">
        <p className="text-sm text-ink-muted">{text.kinds[kind]}</p>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-bold">
          {address ? (
            <Link
              to={address}
              className="line-clamp-2 text-ink no-underline after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
          ) : (
            <span className="line-clamp-2">{title}</span>
          )}
          {state && <Badge {...looks[state]}>{text.states[state]}</Badge>}
        </p>
      </div>
      <p className="flex items-center gap-1.5 text-xs text-ink-muted tabular-nums">
        <time dateTime={at}>{clock(at)}</time>
        {address && <Icon name="chevron-right" size="sm" />}
      </p>
    </li>
  );
}

const clock = (time: string) =>
  new Date(time).toLocaleTimeString('id-ID', { timeStyle: 'short', timeZone: browserZone() });
