import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { joinClasses } from '#web/components/ui/join-classes.ts';

export type FilterChoice = { label: string; address: string; isChosen: boolean; icon?: ReactNode };

/** A single choice as links: they work before hydration, and search engines follow them. */
export function FilterChips({ label, choices }: { label: string; choices: readonly FilterChoice[] }) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ul className="-mx-gutter flex gap-2 overflow-x-auto px-gutter py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
        {choices.map(({ label: words, address, isChosen, icon }) => (
          <li key={words} className="shrink-0">
            <Link
              to={address}
              preventScrollReset
              aria-current={isChosen ? 'true' : undefined}
              className={joinClasses(
                'inline-flex min-h-11 items-center gap-1.5 rounded-full border-[1.5px] px-3.5 text-sm font-semibold whitespace-nowrap no-underline transition-colors -outline-offset-3',
                isChosen
                  ? 'border-transparent bg-brand text-on-brand'
                  : 'border-line text-ink hover:border-line-strong',
              )}
            >
              {icon}
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
