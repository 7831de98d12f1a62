import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { AccountActions } from '#web/components/layout/account-actions.tsx';
import { Logo } from '#web/components/layout/logo.tsx';
import { MenuPanel } from '#web/components/layout/menu-panel.tsx';
import { destinations } from '#web/components/layout/navigation.ts';
import { useAuth } from '#web/lib/auth.tsx';
import { shellText } from '#web/messages/shell.ts';

type Props = { bell: ReactNode; menuIsOpen: boolean; onMenuChange: (open: boolean) => void };

export function Header({ bell, menuIsOpen, onMenuChange }: Props) {
  const isSignedIn = useAuth().status === 'signed-in';
  const menuButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!menuIsOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onMenuChange(false);
      menuButton.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    document.documentElement.classList.add('overflow-hidden');
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.documentElement.classList.remove('overflow-hidden');
    };
  }, [menuIsOpen, onMenuChange]);

  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface print:hidden">
      <div className="page-width flex h-16 items-center gap-6 max-[1240px]:gap-3 max-lg:gap-2 lg:h-17">
        <Logo />
        <nav aria-label={shellText.mainNavigation} className="flex gap-0.5 max-lg:hidden max-[1240px]:gap-0">
          {destinations(isSignedIn).map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              end={to === '/'}
              className="nav-link relative rounded-sm px-2.5 py-2.5 text-sm max-[1240px]:px-1.5 font-semibold whitespace-nowrap text-ink-muted no-underline hover:text-ink aria-[current]:text-ink"
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2 lg:max-[1240px]:gap-0">
          {bell}
          <div className="flex items-center gap-2 max-lg:hidden max-[1240px]:gap-0.5">
            <AccountActions />
          </div>
          <button
            ref={menuButton}
            type="button"
            aria-expanded={menuIsOpen}
            aria-controls="menu"
            aria-label={menuIsOpen ? shellText.closeMenu : shellText.openMenu}
            onClick={() => onMenuChange(!menuIsOpen)}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md border-[1.5px] border-line-strong px-3.5 max-sm:in-data-text:px-2.5 text-sm font-bold aria-expanded:border-ink aria-expanded:bg-ink aria-expanded:text-surface lg:hidden"
          >
            <Icon name={menuIsOpen ? 'x' : 'menu'} />
            {/* Large text leaves no room for the word beside the icon. */}
            <span className="max-sm:in-data-text:hidden">{shellText.menu}</span>
          </button>
        </div>
      </div>
      {menuIsOpen && <MenuPanel />}
    </header>
  );
}
