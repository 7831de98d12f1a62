import type { Material } from '@app/classifier/materials';
import type { Collector } from '@app/contract/directory';
import { wasteTypeFacts } from '@app/contract/waste-types';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { formatShortDate } from '#web/lib/format-date.ts';
import { collectorText as text } from '#web/messages/directory.ts';
import { formatRate } from '../../format-price.ts';
import { bestPrice } from '../../price-rows.ts';
import { Directions } from '../directions.tsx';

type Props = { collector: Collector; material: Material | undefined };

/** What a phone shows of a place: where, open or closed, the best price, the way there; what is missing in one sentence. */
export function ShortFacts({ collector, material }: Props) {
  const { city, isOpen, isSample, wasteTypes } = collector;
  const price = bestPrice(wasteTypes, material);
  const missing = missingText(collector, price !== undefined);
  return (
    <div className="flex items-center justify-between gap-x-2 text-sm text-ink-muted md:hidden">
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-2">
          {city}
          {isOpen !== null && (
            <span className={joinClasses('font-bold', isOpen ? 'text-success' : 'text-ink')}>
              {isOpen ? text.openShort : text.closedShort}
            </span>
          )}
        </p>
        {price && (
          <p className="flex flex-wrap items-baseline gap-x-2">
            <strong className="text-lg text-ink tabular-nums">{formatRate(price.amount, price.unit)}</strong>
            {wasteTypeFacts[price.wasteType].name}, {formatShortDate(price.observedOn)}
          </p>
        )}
        {missing && <p>{missing}</p>}
      </div>
      {!isSample && (
        // Above the link that covers the card.
        <Directions
          place={collector}
          variant="quiet"
          size="sm"
          className="relative -mr-2 shrink-0 whitespace-nowrap max-[350px]:[&_svg]:hidden"
        />
      )}
    </div>
  );
}

function missingText({ isOpen, wasteTypes }: Collector, hasPrice: boolean): string | undefined {
  if (hasPrice) return isOpen === null ? text.missingHours : undefined;
  if (wasteTypes.some(({ amount }) => !amount)) return text.free;
  return isOpen === null ? text.missingBoth : text.missingPrice;
}
