import { Button } from '#web/components/ui/button.tsx';
import { filterText as text } from '#web/messages/directory.ts';
import { countFilters } from '../../filters.ts';
import { SearchFilter } from '../filter-fields.tsx';
import {
  CategoryFilter,
  type FilterProps,
  KindFilter,
  MaterialFilter,
  ProvinceFilter,
} from '../filter-selects.tsx';
import { OpenNowFilter, PickupFilter } from '../filter-toggles.tsx';
import { NearMeButton } from '../near-me-button.tsx';

/** A real form, so that the filters also work before hydration and without JavaScript. */
export function FilterBar(props: FilterProps) {
  const { filters, onChange } = props;
  return (
    <form
      role="search"
      aria-label={text.form}
      action="/sell-waste"
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-2.5"
    >
      {/* Smaller gap on a phone, so that "Semua Kategori" is not cut off. */}
      <div className="grid grid-cols-[1.05fr_1fr] gap-2.5 max-md:[&_select]:pr-8 max-md:[&_select]:pl-2.5 max-md:[&_select]:tracking-[-.03em] md:grid-cols-[1.6fr_1fr_1fr]">
        <div className="max-md:col-span-full">
          <SearchFilter {...props} />
        </div>
        <CategoryFilter {...props} />
        <ProvinceFilter {...props} />
      </div>
      <div className="hidden flex-wrap items-center gap-2.5 md:flex">
        <div className="w-44">
          <MaterialFilter {...props} />
        </div>
        <div className="w-52">
          <KindFilter {...props} />
        </div>
        <OpenNowFilter {...props} />
        <PickupFilter {...props} />
        <NearMeButton />
        {countFilters(filters) > 0 && (
          <Button variant="quiet" onClick={() => onChange({})}>
            {text.clear}
          </Button>
        )}
      </div>
      <noscript>
        <button type="submit" className="min-h-11 rounded-md border border-line-strong px-4 font-bold">
          {text.submit}
        </button>
      </noscript>
    </form>
  );
}
