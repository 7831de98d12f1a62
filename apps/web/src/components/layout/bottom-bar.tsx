import { NavLink } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { bottomDestinations, waitingMarkId } from '#web/components/layout/navigation.ts';
import { useAuth } from '#web/lib/auth.tsx';
import { shellText } from '#web/messages/shell.ts';

/** The five places of a phone, within reach of the thumb. Hidden while typing and where a page has a dock. */
export function BottomBar({ inert }: { inert: boolean }) {
  const { status } = useAuth();
  const isMember = status === 'signed-in' || status === 'unreachable';
  return (
    <nav aria-label={shellText.bottomNavigation} inert={inert} className="bottom-bar">
      {bottomDestinations(isMember).map(({ to, label, icon }) => (
        <NavLink
          key={icon}
          to={to}
          end={to === '/'}
          className={icon === 'user' && !isMember ? visitorOnly : ''}
        >
          <span>
            <Icon name={icon} />
          </span>
          {label}
          {icon === 'user' && <i id={waitingMarkId} />}
        </NavLink>
      ))}
    </nav>
  );
}

const visitorOnly = 'until-session-known';
