import { Link } from 'react-router';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { educationText as text } from '#web/messages/education.ts';
import { addressOf, type Tab } from '../../filters.ts';
import { formatCount } from '../../format-piece.ts';

const tabs = ['berita', 'inovasi'] as const;

type Props = { selected: Tab; totals: Record<Tab, number> | undefined };

/** Links, not buttons: each tab has an address of its own, with or without scripts. */
export function KindTabs({ selected, totals }: Props) {
  return (
    <nav aria-label={text.kinds} className="border-b border-line">
      <ul className="-mx-2 flex gap-2 overflow-x-auto [scrollbar-width:none]">
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to={addressOf({ tab })}
              preventScrollReset
              aria-current={tab === selected ? 'page' : undefined}
              className={joinClasses(
                'relative inline-flex min-h-13 items-center gap-2 px-2 font-bold whitespace-nowrap max-[350px]:gap-1 max-[350px]:text-sm no-underline transition-colors -outline-offset-3',
                tab === selected
                  ? 'text-ink after:absolute after:inset-x-2 after:bottom-0 after:h-0.75 after:rounded-t-[3px] after:bg-brand'
                  : 'text-ink-muted hover:text-ink',
              )}
            >
              {text.tabs[tab]}
              {totals && (
                <span className="rounded-full bg-surface-sunken px-2 py-px text-xs">
                  {formatCount(totals[tab])}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
