import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { tabStyle } from '#web/components/ui/tab-style.ts';
import { formatNumber } from '#web/lib/format-number.ts';

type Tab<Key extends string> = { key: Key; label: string; count?: number; panel: ReactNode };

type Props<Key extends string> = {
  label: string;
  tabs: readonly Tab<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
};

/** Arrow keys move and select, Home and End jump. Not Radix, because the page policy blocks its style attributes. */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect }: Props<Key>) {
  const id = useId();
  const buttons = useRef(new Map<Key, HTMLButtonElement>());

  // The selection may come from a click, the URL or the back button.
  useEffect(() => {
    const button = buttons.current.get(selected);
    if (button) bringIntoView(button);
  }, [selected]);
  const selectByKey = (event: KeyboardEvent) => {
    const current = tabs.findIndex(({ key }) => key === selected);
    const target = targetIndex(event.key, current, tabs.length);
    const tab = target === undefined ? undefined : tabs[target];
    if (!tab) return;
    event.preventDefault();
    buttons.current.get(tab.key)?.focus();
    onSelect(tab.key);
  };

  return (
    <>
      <div className="border-b border-line">
        <div
          role="tablist"
          aria-label={label}
          className="relative -mx-2 flex gap-2 overflow-x-auto [scrollbar-width:none]"
        >
          {tabs.map(({ key, label: words, count }) => (
            <button
              key={key}
              ref={(button) => {
                if (button) buttons.current.set(key, button);
                else buttons.current.delete(key);
              }}
              type="button"
              role="tab"
              id={`${id}-tab-${key}`}
              aria-controls={`${id}-panel-${key}`}
              aria-selected={key === selected}
              tabIndex={key === selected ? 0 : -1}
              onKeyDown={selectByKey}
              onClick={() => onSelect(key)}
              className={tabStyle(key === selected, 'min-h-13 gap-2')}
            >
              {words}
              {count !== undefined && (
                <span className="rounded-full bg-surface-sunken px-2 py-px text-xs">
                  {formatNumber(count)}
                </span>
              )}
            </button>
          ))}
        </div>
      </div>
      {tabs.map(({ key, panel }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-panel-${key}`}
          aria-labelledby={`${id}-tab-${key}`}
          hidden={key !== selected}
        >
          {panel}
        </div>
      ))}
    </>
  );
}

/** Scrolls only the tab list: scrollIntoView would scroll the page as well. */
function bringIntoView(button: HTMLElement) {
  const row = button.parentElement;
  if (row) row.scrollLeft = button.offsetLeft - (row.clientWidth - button.offsetWidth) / 2;
}

function targetIndex(pressed: string, current: number, count: number): number | undefined {
  if (pressed === 'ArrowRight') return (current + 1) % count;
  if (pressed === 'ArrowLeft') return (current - 1 + count) % count;
  if (pressed === 'Home') return 0;
  if (pressed === 'End') return count - 1;
  return undefined;
}
