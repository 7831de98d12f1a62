import type { ReactNode } from 'react';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { wideOnly } from '#web/components/wide-only.tsx';
import { filterText as text } from '#web/messages/directory.ts';
import { SearchFilter } from '../filter-fields.tsx';
import type { FilterProps } from '../filter-selects.tsx';

const MainFilters = await wideOnly(
  async () => (await import('./wide-filters.tsx')).MainFilters,
  'grid grid-cols-2 gap-2.5',
);
const MoreFilters = await wideOnly(
  async () => (await import('./wide-filters.tsx')).MoreFilters,
  'flex flex-wrap items-center gap-2.5',
);

type Props = FilterProps & {
  /** Beside the search on a phone, where the other filters are in a sheet. */
  children?: ReactNode;
  /** In a column beside the map, where the filters do not fit beside the search. */
  isStacked?: boolean;
};

/** A real form, so that the filters also work before hydration and without JavaScript. */
export function FilterBar({ children, isStacked = false, ...props }: Props) {
  return (
    <form
      role="search"
      aria-label={text.form}
      action="/sell-waste"
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-2.5"
    >
      <div className={joinClasses('grid gap-2.5', !isStacked && 'md:grid-cols-[1.6fr_2fr]')}>
        <div className="flex gap-2">
          <div className="min-w-0 flex-1">
            <SearchFilter {...props} />
          </div>
          {children}
        </div>
        <MainFilters {...props} />
      </div>
      <MoreFilters {...props} />
      <noscript>
        <button type="submit" className="min-h-11 rounded-md border border-line-strong px-4 font-bold">
          {text.submit}
        </button>
      </noscript>
    </form>
  );
}
