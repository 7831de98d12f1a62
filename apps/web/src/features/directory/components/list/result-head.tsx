import type { CollectorFilters } from '@app/contract/directory';
import { Icon } from '#web/components/icons/icon.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { directoryText, listText as text } from '#web/messages/directory.ts';
import { withFilters } from '../../filters.ts';

type Props = {
  filters: CollectorFilters;
  /** Undefined while the list is loading. */
  count: number | undefined;
  hasMore: boolean;
  isNear: boolean;
};

/** The count and sort order, with links to the calculator and the map. */
export function ResultHead({ filters, count, hasMore, isNear }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <p role="status" className="text-ink-muted">
        {count !== undefined && count > 0 && (
          <>
            <strong className="text-ink">{hasMore ? text.foundFirst(count) : text.found(count)}</strong>{' '}
            {orderText(filters, isNear)}
          </>
        )}
        {count === 0 && <span className="sr-only">{text.empty}</span>}
      </p>
      <div className="-mx-4 flex flex-wrap">
        <ButtonLink to="/sell-waste/kalkulator" variant="quiet">
          <Icon name="chart" />
          {directoryText.calculator}
        </ButtonLink>
        <ButtonLink to={withFilters('/waste-map', filters)} variant="quiet">
          <Icon name="map" />
          {directoryText.map}
        </ButtonLink>
      </div>
    </div>
  );
}

function orderText({ q, province }: CollectorFilters, isNear: boolean): string {
  if (isNear) return text.byDistance;
  if (q) return text.byMatch;
  return province ? text.inProvince(province) : text.byDefault;
}
