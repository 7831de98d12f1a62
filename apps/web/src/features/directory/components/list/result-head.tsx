import type { CollectorFilters } from '@app/contract/directory';
import { Icon, type IconName } from '#web/components/icons/icon.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { directoryText, listText as text } from '#web/messages/directory.ts';
import { hazardPointsText } from '#web/messages/hazard-points.ts';
import { withFilters } from '../../filters.ts';
import { NearMeButton } from '../near-me-button.tsx';
import type { ResultCount } from './filter-button.tsx';

type Props = ResultCount & { filters: CollectorFilters; isNear: boolean; calculatorLink: string };

/** The count and sort order, with what else one can do with the list. */
export function ResultHead({ filters, count, hasMore, isNear, calculatorLink }: Props) {
  const isHazard = filters.kind === 'b3';
  const found = isHazard ? hazardPointsText : text;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <p role="status" className="text-sm text-ink-muted md:text-base">
        {count !== undefined && count > 0 && (
          <>
            <strong className="text-ink">{hasMore ? found.foundFirst(count) : found.found(count)}</strong>{' '}
            {orderText(filters, isNear)}
          </>
        )}
        {count === 0 && <span className="sr-only">{found.empty}</span>}
      </p>
      <div className="flex flex-wrap items-center max-md:w-full max-md:justify-between md:-mx-4">
        <div className="md:hidden">
          <NearMeButton />
        </div>
        {/* What is dangerous has no price. */}
        {!isHazard && (
          <ShortLink
            to={calculatorLink}
            icon="chart"
            label={directoryText.calculator}
            short={directoryText.calculatorShort}
          />
        )}
        <ShortLink
          to={withFilters('/waste-map', filters)}
          icon="map"
          label={directoryText.map}
          short={directoryText.mapShort}
        />
      </div>
    </div>
  );
}

type LinkProps = { to: string; icon: IconName; label: string; short: string };

function ShortLink({ to, icon, label, short }: LinkProps) {
  return (
    <ButtonLink to={to} variant="quiet" aria-label={label} className="max-md:px-2">
      <Icon name={icon} />
      <span className="md:hidden">{short}</span>
      <span className="max-md:hidden">{label}</span>
    </ButtonLink>
  );
}

function orderText({ q, province, region }: CollectorFilters, isNear: boolean): string {
  if (isNear) return text.byDistance;
  if (q) return text.byMatch;
  if (region) return text.inRegion;
  return province ? text.inProvince(province) : text.byDefault;
}
