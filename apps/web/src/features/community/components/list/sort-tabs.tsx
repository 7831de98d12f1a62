import { Link } from 'react-router';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { forumText as text } from '#web/messages/community.ts';
import { type ForumFilters, listAddress, sorts } from '../../filters.ts';

/** Links: each order has an address of its own. */
export function SortTabs({ filters }: { filters: ForumFilters }) {
  const chosen = filters.sort ?? 'terbaru';
  return (
    <nav aria-label={text.sorts} className="border-b border-line">
      <ul className="-mx-2 flex gap-1 overflow-x-auto [scrollbar-width:none] sm:gap-2">
        {sorts.map((sort) => (
          <li key={sort}>
            <Link
              to={listAddress({ ...filters, sort })}
              preventScrollReset
              aria-current={sort === chosen ? 'true' : undefined}
              className={joinClasses(
                'relative inline-flex min-h-12 items-center px-2 text-sm font-bold whitespace-nowrap no-underline transition-colors -outline-offset-3',
                sort === chosen
                  ? 'text-ink after:absolute after:inset-x-2 after:bottom-0 after:h-0.75 after:rounded-t-[3px] after:bg-brand'
                  : 'text-ink-muted hover:text-ink',
              )}
            >
              {text.sort[sort]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
