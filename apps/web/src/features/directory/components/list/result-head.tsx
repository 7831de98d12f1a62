import type { CollectorFilters } from '@app/contract/directory';
import { Icon } from '#web/components/icons/icon.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { directoryText, listText as text } from '#web/messages/directory.ts';
import { withFilters } from '../../filters.ts';

type Props = {
  filters: CollectorFilters;
  /** Unknown while the list is asked for. */
  count: number | undefined;
  hasMore: boolean;
  isNear: boolean;
};

/** How many, in which order, and the two other ways to look at them. */
export function ResultHead({ filters, count, hasMore, isNear }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <p role="status" className="text-ink-muted">
        {count !== undefined && count > 0 && (
          <>
            <strong className="text-ink">{hasMore ? text.foundFirst(count) : text.found(count)}</strong>{' '}
            {orderWords(filters, isNear)}
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

function orderWords({ q, province }: CollectorFilters, isNear: boolean): string {
  if (isNear) return text.byDistance;
  if (q) return text.byMatch;
  return province ? text.inProvince(province) : text.byDefault;
}
