import { Button } from '#web/components/ui/button.tsx';
import { filterText as text } from '#web/messages/directory.ts';
import { countFilters } from '../../filters.ts';
import {
  CategoryFilter,
  type FilterProps,
  KindFilter,
  MaterialFilter,
  ProvinceFilter,
} from '../filter-selects.tsx';
import { OpenNowFilter, PickupFilter } from '../filter-toggles.tsx';
import { RegionFilter } from '../../region/components/region-filter.tsx';
import { NearMeButton } from '../near-me-button.tsx';

/** Beside the search. */
export function MainFilters(props: FilterProps) {
  return (
    <>
      <CategoryFilter {...props} />
      <ProvinceFilter {...props} />
    </>
  );
}

/** Below the search. */
export function MoreFilters(props: FilterProps) {
  return (
    <>
      <RegionFilter {...props} />
      <div className="w-44">
        <MaterialFilter {...props} />
      </div>
      <div className="w-52">
        <KindFilter {...props} />
      </div>
      <OpenNowFilter {...props} />
      <PickupFilter {...props} />
      <NearMeButton />
      {countFilters(props.filters) > 0 && (
        <Button variant="quiet" onClick={() => props.onChange({})}>
          {text.clear}
        </Button>
      )}
    </>
  );
}
