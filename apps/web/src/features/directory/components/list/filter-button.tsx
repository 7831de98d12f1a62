import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { filterText as text } from '#web/messages/directory.ts';
import { countFilters } from '../../filters.ts';
import type { FilterProps } from '../filter-selects.tsx';
import { FilterSheet } from './filter-sheet.tsx';

export type ResultCount = {
  /** Undefined while the list is loading. */ count: number | undefined;
  hasMore: boolean;
};

type Props = FilterProps & ResultCount & { onShow: () => void };

/** Beside the search on a phone; wider screens have the filters in view. */
export function FilterButton({ filters, onChange, count, hasMore, onShow }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const chosen = countFilters({ ...filters, q: undefined });
  return (
    <>
      <Button variant="sec" onClick={() => setIsOpen(true)} className="min-h-12.5 shrink-0 px-3.5 md:hidden">
        <SlidersIcon />
        {chosen ? text.openWith(chosen) : text.open}
      </Button>
      <FilterSheet
        filters={filters}
        onChange={onChange}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        showText={showText({ count, hasMore })}
        onShow={onShow}
      />
    </>
  );
}

function showText({ count, hasMore }: ResultCount): string {
  if (count === undefined) return text.counting;
  return count ? text.showCount(count, hasMore) : text.showNone;
}

/** Of this button only, so not among the icons that every page loads. */
function SlidersIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 shrink-0 fill-none stroke-current stroke-2">
      <path
        strokeLinecap="round"
        d="M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z"
      />
    </svg>
  );
}
