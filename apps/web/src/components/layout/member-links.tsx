import { Link } from 'react-router';
import { Icon, type IconName } from '#web/components/icons/icon.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { shellText } from '#web/messages/shell.ts';

const links: { to: string; label: string; icon: IconName }[] = [
  { to: '/community', label: shellText.community, icon: 'chat' },
  { to: '/dashboard', label: shellText.dashboard, icon: 'chart' },
];

/** The members' pages that have no place in the bottom bar, one tap from it. */
export const MemberLinks = ({ className }: { className?: string }) => (
  <nav aria-label={shellText.memberPages} className={joinClasses('grid grid-cols-2 gap-3', className)}>
    {links.map(({ to, label, icon }) => (
      <Link
        key={to}
        to={to}
        className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-surface-raised px-4 font-bold no-underline"
      >
        <Icon name={icon} className="text-brand" />
        <span className="min-w-0">{label}</span>
      </Link>
    ))}
  </nav>
);
