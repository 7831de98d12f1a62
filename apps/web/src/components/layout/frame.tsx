import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { Footer } from '#web/components/layout/footer.tsx';
import { Header } from '#web/components/layout/header.tsx';
import { Toaster } from '#web/components/ui/toaster.tsx';
import { shellText } from '#web/messages/shell.ts';

type Props = { /** Passed in by the route, from a feature. */ bell?: ReactNode; children: ReactNode };

/** Header, footer and toasts around every page. */
export function Frame({ bell, children }: Props) {
  const { key } = useLocation();
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
      <Footer inert={menuIsOpen} />
      <Toaster />
    </>
  );
}
