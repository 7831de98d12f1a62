import type { WasteType } from '@app/contract/waste-types';
import { type ReactNode, useId } from 'react';
import { priceRangeText as text } from '#web/messages/price-range.ts';
import { PriceRangeRow } from './price-range-row.tsx';
import { usePriceRanges } from './use-price-ranges.ts';

type Props = {
  wasteTypes: readonly WasteType[];
  /** A region whose own prices come first, with its name. */
  region?: { code: string; name: string };
  /** What is said before the ranges. */
  note?: ReactNode | undefined;
  headingLevel?: 2 | 3;
};

/** Dated ranges of what households were paid, with their sources; nothing where none is known. */
export function PriceRanges({ wasteTypes, region, note = text.lead, headingLevel = 2 }: Props) {
  const ranges = usePriceRanges(wasteTypes, region?.code);
  const headingId = useId();
  if (ranges.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  const isOfRegion = region !== undefined && ranges.every((range) => range.isOfRegion);
  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId} className={headingLevel === 2 ? 'text-xl' : 'text-md font-bold'}>
        {isOfRegion ? text.ofRegion(region.name) : text.elsewhere}
      </Heading>
      <p className="mt-0.5 text-sm text-ink-muted">{note}</p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {ranges.map((range) => (
          <PriceRangeRow key={`${range.wasteType} ${range.unit}`} range={range} />
        ))}
      </ul>
    </section>
  );
}
