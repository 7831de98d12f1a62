import type { CollectorFilters, MapFeature } from '@app/contract/directory';
import { Link } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { mapText as text } from '#web/messages/map.ts';
import { FilterBar } from '../../components/list/filter-bar.tsx';
import { FilterButton } from '../../components/list/filter-button.tsx';
import { NearMeButton, NearMeNote } from '../../components/near-me-button.tsx';
import { withFilters } from '../../filters.ts';
import { countPlaces } from '../map-rows.ts';

type Props = {
  filters: CollectorFilters;
  onChange: (filters: CollectorFilters) => void;
  count: readonly MapFeature[] | undefined;
  onShow: () => void;
};

/** Over the upper edge of the map on a phone, above the list beside it on a wide screen. */
export function MapHead({ filters, onChange, count, onShow }: Props) {
  const found = { count: count && countPlaces(count), hasMore: false };
  return (
    <div className="map-head">
      <header className="flex flex-wrap items-center justify-between gap-x-4 max-split:sr-only">
        <h1 className="text-2xl">{text.title}</h1>
        <ButtonLink to={withFilters('/sell-waste', filters)} variant="quiet" className="-mr-4">
          <Icon name="table" />
          {text.asList}
        </ButtonLink>
      </header>
      <noscript>
        <p className="mb-2 rounded-lg bg-warning-soft p-3 text-sm">
          {text.noScript} <Link to="/sell-waste">{text.asList}</Link>
        </p>
      </noscript>
      <FilterBar filters={filters} onChange={onChange} isStacked>
        <FilterButton filters={filters} onChange={onChange} {...found} onShow={onShow} />
      </FilterBar>
      <div className="mt-2 w-max md:hidden">
        <NearMeButton />
      </div>
      <NearMeNote />
    </div>
  );
}
