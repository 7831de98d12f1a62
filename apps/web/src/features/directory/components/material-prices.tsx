import type { Province } from '@app/contract/provinces';
import { type WasteType, wasteTypeFacts } from '@app/contract/waste-types';
import type { MaterialKey } from '#web/components/ui/materials.ts';
import { formatDate } from '#web/lib/format-date.ts';
import { materialPricesText as text } from '#web/messages/listing.ts';
import { priceRangeText as rangeText } from '#web/messages/price-range.ts';
import { formatRateRange } from '../format-price.ts';
import { PriceRanges } from '../price-range/price-ranges.tsx';
import { type PaidOffer, usePaidOffers } from '../use-paid-offers.ts';

const typesOf = (material: MaterialKey) =>
  (Object.keys(wasteTypeFacts) as WasteType[]).filter(
    (type) => wasteTypeFacts[type].material === material && wasteTypeFacts[type].unit === 'kg',
  );

type Props = { material: MaterialKey; province: Province | undefined };

/** What buyers of the province pay, embedded in other pages; where none is known, what was paid elsewhere. */
export function MaterialPrices({ material, province }: Props) {
  const types = typesOf(material);
  const { offers, amounts, newest, isLoaded } = usePaidOffers(types, province);
  if (province && !isLoaded) return null;
  if (!province || !newest)
    return (
      <PriceRanges wasteTypes={types} headingLevel={3} note={province && rangeText.unknownHere(province)} />
    );
  return (
    <div>
      <h3 className="text-md font-bold">{text.title(province)}</h3>
      <p className="mt-1 text-3xl leading-tight font-extrabold tracking-title tabular-nums">
        {formatRateRange(amounts, 'kg')}
      </p>
      <p className="mt-1 text-sm text-ink-muted">
        {text.range(bestPaid(offers))}{' '}
        {text.source(newest.name, newest.price.source, formatDate(newest.price.observedOn))}
      </p>
    </div>
  );
}

/** What pays best, so that nobody takes the upper end for everything. */
function bestPaid(offers: readonly PaidOffer[]): string {
  const { price } = offers.reduce((high, one) => (one.price.amount > high.price.amount ? one : high));
  return wasteTypeFacts[price.wasteType].name.toLowerCase();
}
