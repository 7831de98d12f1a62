import { Link } from 'react-router';
import { tabStyle } from '#web/components/ui/tab-style.ts';
import { forumText as text } from '#web/messages/community.ts';
import { type ForumFilters, listAddress, sorts } from '../../filters.ts';

/** Links, because each sort order has its own URL. */
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
              className={tabStyle(sort === chosen, 'min-h-12 text-sm')}
            >
              {text.sort[sort]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
