import { useCallback } from 'react';
import { changeFilter } from '../filters.ts';
import {
  CategoryFilter,
  type FilterProps,
  KindFilter,
  MaterialFilter,
  ProvinceFilter,
} from './filter-selects.tsx';
import { OpenNowFilter, PickupFilter } from './filter-toggles.tsx';
import { SearchField } from './search-field.tsx';

/** The text search on its own; one component for the bar, the sheet and the map. */
export function SearchFilter({ filters, onChange }: FilterProps) {
  const change = useCallback(
    (word: string) => onChange(changeFilter(filters, 'q', word || undefined)),
    [filters, onChange],
  );
  return <SearchField value={filters.q ?? ''} onChange={change} />;
}

/** Every filter in one column, for a sheet or beside a map. */
export function FilterFields({ filters, onChange }: FilterProps) {
  const props = { filters, onChange, hideLabel: false };
  return (
    <div className="grid gap-4">
      <SearchFilter {...props} />
      <CategoryFilter {...props} />
      <ProvinceFilter {...props} />
      <MaterialFilter {...props} />
      <KindFilter {...props} />
      <div className="flex flex-wrap gap-2.5">
        <OpenNowFilter {...props} />
        <PickupFilter {...props} />
      </div>
    </div>
  );
}
