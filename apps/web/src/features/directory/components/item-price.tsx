import type { Province } from '@app/contract/provinces';
import type { WasteType } from '@app/contract/waste-types';
import { Badge } from '#web/components/ui/badge.tsx';
import { formatDate } from '#web/lib/format-date.ts';
import { itemPriceText as text } from '#web/messages/item-price.ts';
import { priceRangeText as rangeText } from '#web/messages/price-range.ts';
import { formatRateRange } from '../format-price.ts';
import { PriceRanges } from '../price-range/price-ranges.tsx';
import { usePaidOffers } from '../use-paid-offers.ts';

type Props = { wasteType: WasteType; province: Province | undefined };

/** What buyers in a province pay, with date and source; where none is known, what was paid elsewhere. */
export function ItemPrice({ wasteType, province }: Props) {
  const { offers, amounts, newest, isLoaded } = usePaidOffers([wasteType], province);
  if (province && !isLoaded) return null;
  if (!province || !newest)
    return (
      <div className="pt-6">
        <PriceRanges wasteTypes={[wasteType]} note={province && rangeText.unknownHere(province)} />
      </div>
    );
  const { unit, observedOn, source } = newest.price;
  return (
    <section className="pt-6">
      <h2 className="mb-1 text-lg">{text.title(province)}</h2>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl font-extrabold">
        {formatRateRange(amounts, unit)}
        {offers.some(({ isSample }) => isSample) && <Badge tone="outline">{text.sample}</Badge>}
      </p>
      <p className="text-sm text-ink-muted">{text.source(source, formatDate(observedOn))}</p>
    </section>
  );
}
