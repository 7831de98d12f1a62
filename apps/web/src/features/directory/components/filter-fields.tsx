import { useCallback } from 'react';
import { SearchField } from '#web/components/ui/search-field.tsx';
import { filterText as text } from '#web/messages/directory.ts';
import { changeFilter } from '../filters.ts';
import { RegionFilter } from '../region/components/region-filter.tsx';
import { CategoryFilter, type FilterProps, KindFilter, ProvinceFilter } from './filter-selects.tsx';
import { MaterialPicks, OpenNowFilter, PickupFilter } from './filter-toggles.tsx';

/** The text search on its own; one component for the bar, the sheet and the map. */
export function SearchFilter({ filters, onChange }: FilterProps) {
  const change = useCallback(
    (word: string) => onChange(changeFilter(filters, 'q', word || undefined)),
    [filters, onChange],
  );
  return (
    <SearchField
      label={text.search}
      placeholder={text.searchShort}
      value={filters.q ?? ''}
      onChange={change}
    />
  );
}

/** Every filter in one column, for a sheet. */
export function FilterFields({ filters, onChange }: FilterProps) {
  const props = { filters, onChange, hideLabel: false };
  return (
    <div className="grid gap-4">
      <MaterialPicks {...props} />
      <CategoryFilter {...props} />
      <ProvinceFilter {...props} />
      <RegionFilter {...props} />
      <KindFilter {...props} />
      <div className="flex flex-wrap gap-2.5">
        <OpenNowFilter {...props} />
        <PickupFilter {...props} />
      </div>
    </div>
  );
}
