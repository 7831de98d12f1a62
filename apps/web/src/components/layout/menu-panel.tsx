import { Link, NavLink } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { AccountActions } from '#web/components/layout/account-actions.tsx';
import { accountDestination, destinations, reviewDestination } from '#web/components/layout/navigation.ts';
import { MangroveScene } from '#web/components/static-scenes.ts';
import { useAuth } from '#web/lib/auth.tsx';
import { shellText } from '#web/messages/shell.ts';

/** The full-height menu of small screens, with the account actions at the bottom. */
export function MenuPanel() {
  const auth = useAuth();
  const isSignedIn = auth.status === 'signed-in';
  const isStaff = isSignedIn && auth.user.role !== 'member';
  const rows = [
    ...destinations(isSignedIn),
    ...(isSignedIn ? [accountDestination] : []),
    ...(isStaff ? [reviewDestination] : []),
  ];
  return (
    <div
      id="menu"
      className="absolute inset-x-0 top-full flex h-[calc(100dvh-4rem)] flex-col overflow-auto bg-surface lg:hidden"
    >
      <nav aria-label={shellText.mainNavigation} className="px-gutter py-3">
        <ul className="divide-y divide-line">
          {rows.map(({ to, label, icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === '/'}
                className="flex min-h-15 items-center gap-3.5 text-lg font-bold tracking-[-.02em] no-underline aria-[current]:text-brand"
              >
                <Icon name={icon} />
                {label}
                <span className="ml-auto text-ink-muted">
                  <Icon name="chevron-right" />
                </span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Link
        to="/bantuan"
        className="text-link mx-gutter mb-4 inline-flex min-h-11 items-center self-start text-sm"
      >
        {shellText.help}
      </Link>
      <div className="mt-auto h-33 flex-none">
        <MangroveScene crop="menu" className="block size-full" />
      </div>
      <div className="grid auto-cols-fr grid-flow-col gap-3 green-field px-gutter pt-4 pb-5">
        <AccountActions onField />
      </div>
    </div>
  );
}
