import { Link } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { bellText as text } from '#web/messages/community-notifications.ts';
import { useUnread } from '../unread-count.ts';
import { useCountUnread } from '../use-count-unread.ts';

/** Header link with the unread count, also as text for screen readers. */
export function Bell() {
  useCountUnread();
  const unread = useUnread();
  return (
    <Link
      to="/notifikasi"
      aria-label={unread ? text.unread(unread) : text.label}
      className="relative inline-grid size-11 shrink-0 place-items-center rounded-md text-ink hover:bg-surface-sunken"
    >
      <Icon name="bell" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-5 rounded-full bg-danger px-1 text-center text-xs leading-5 font-bold text-surface"
        >
          {text.amount(unread)}
        </span>
      )}
    </Link>
  );
}
