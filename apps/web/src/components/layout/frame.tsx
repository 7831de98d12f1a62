import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { BottomBar } from '#web/components/layout/bottom-bar.tsx';
import { Header } from '#web/components/layout/header.tsx';
import { StaticFooter } from '#web/components/layout/static-footer.ts';
import { Toaster } from '#web/components/ui/toaster.tsx';
import { useAuth } from '#web/lib/auth.tsx';
import { followStaticLinks } from '#web/lib/follow-static-links.ts';
import { shellText } from '#web/messages/shell.ts';

type Props = { /** Passed in by the route, from a feature. */ bell?: ReactNode; children: ReactNode };

/** Header, footer, bottom bar and toasts around every page. */
export function Frame({ bell, children }: Props) {
  const { key } = useLocation();
  const isMember = useAuth().status === 'signed-in';
  const navigate = useNavigate();
  useEffect(() => followStaticLinks((address) => void navigate(address)), [navigate]);
  const [menuIsOpen, setMenuIsOpen] = useState(false);
  // Any navigation closes the menu.
  const [lastKey, setLastKey] = useState(key);
  if (key !== lastKey) {
    setLastKey(key);
    setMenuIsOpen(false);
  }

  return (
    <>
      <a
        href="#isi"
        className="absolute -top-16 left-4 z-60 rounded-sm bg-ink px-4 py-3 text-surface focus:top-3 print:hidden"
      >
        {shellText.skipToContent}
      </a>
      <Header bell={bell} menuIsOpen={menuIsOpen} onMenuChange={setMenuIsOpen} />
      <main id="isi" tabIndex={-1} inert={menuIsOpen} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <div inert={menuIsOpen} data-of={isMember ? 'member' : undefined} className="contents">
        <StaticFooter />
      </div>
      <BottomBar inert={menuIsOpen} />
      <Toaster />
    </>
  );
}
