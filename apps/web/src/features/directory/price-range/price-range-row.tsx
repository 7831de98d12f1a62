import type { PriceObservation, PriceRange } from '@app/contract/directory-price-range';
import { type Unit, wasteTypeFacts } from '@app/contract/waste-types';
import { formatDate } from '#web/lib/format-date.ts';
import { priceRangeText as text } from '#web/messages/price-range.ts';
import { formatRate, formatRateRange } from '../format-price.ts';

/** Range, number of prices, where and when; the sources open below. */
export function PriceRangeRow({ range }: { range: PriceRange }) {
  const { wasteType, unit, low, high, observations } = range;
  const { name } = wasteTypeFacts[wasteType];
  return (
    <li className="py-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{name}</span>
        <strong className="font-heavy tabular-nums">{formatRateRange([low, high], unit)}</strong>
      </p>
      <details className="group text-sm">
        <summary className="flex min-h-11 items-center justify-between gap-3">
          <span className="text-ink-muted">{basisOf(range)}</span>
          <span className="text-link shrink-0">
            {text.sources}
            <span className="sr-only"> {name}</span>
          </span>
        </summary>
        <ul aria-label={text.sourcesOf(name)} className="grid gap-2.5 pb-2">
          {observations.map((observation) => (
            <Source key={`${observation.city} ${observation.item}`} observation={observation} unit={unit} />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** 8 harga dari 4 kota, separuh yang di tengah, 2019–2024 */
function basisOf({ count, cities, isMiddleHalf, oldest, newest }: PriceRange): string {
  const prices = count === 1 ? text.onePrice(cities[0]!) : text.prices(count, cities.length);
  const years = text.years(oldest.slice(0, 4), newest.slice(0, 4));
  return [prices, ...(isMiddleHalf ? [text.middleHalf] : []), years].join(', ');
}

function Source({ observation, unit }: { observation: PriceObservation; unit: Unit }) {
  const { item, amount, place, city, observedOn, dateBasis, source, url, confidence } = observation;
  return (
    <li className="rounded-lg bg-surface-sunken p-3">
      <p className="font-semibold">{text.observation(item, formatRate(amount, unit))}</p>
      <p>
        {[place, city].filter(Boolean).join(', ')}, {text.dated(formatDate(observedOn), dateBasis)}
      </p>
      <p className="text-ink-muted">
        {url ? (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="text-link inline-flex min-h-11 items-center"
          >
            {source}&nbsp;<span className="sr-only">{text.newTab}</span>
          </a>
        ) : (
          `${source}.`
        )}{' '}
        {confidence === 'medium' && text.unchecked}
      </p>
    </li>
  );
}
