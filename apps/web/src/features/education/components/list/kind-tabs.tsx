import { Link } from 'react-router';
import { tabStyle } from '#web/components/ui/tab-style.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { educationText as text } from '#web/messages/education.ts';
import { addressOf, type Tab } from '../../filters.ts';

const tabs = ['berita', 'inovasi'] as const;

type Props = { selected: Tab; totals: Record<Tab, number> | undefined };

/** Links, because each tab has its own URL, also without JavaScript. */
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
              className={tabStyle(tab === selected, 'min-h-13 gap-2 max-[350px]:gap-1 max-[350px]:text-sm')}
            >
              {text.tabs[tab]}
              {totals && (
                <span className="rounded-full bg-surface-sunken px-2 py-px text-xs">
                  {formatNumber(totals[tab])}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
