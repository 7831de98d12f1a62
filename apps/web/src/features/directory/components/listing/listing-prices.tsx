import type { CollectorDetail, CollectorPrice } from '@app/contract/directory';
import { wasteTypeFacts } from '@app/contract/waste-types';
import { formatDate } from '#web/lib/format-date.ts';
import { collectorText } from '#web/messages/directory.ts';
import { listingText as text } from '#web/messages/listing.ts';
import { formatAmount, formatRate } from '../../format-price.ts';
import { type PriceRow, priceRows } from '../../price-rows.ts';

export function ListingPrices({ collector }: { collector: CollectorDetail }) {
  const rows = priceRows(collector.wasteTypes);
  return (
    <section aria-labelledby="harga">
      <h2 id="harga" className="section-title">
        {text.prices}
      </h2>
      <p className="mt-1 text-ink-muted">{rows.length ? text.pricesLead : collectorText.noPrices}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <PriceItem key={row.wasteType} row={row} />
        ))}
      </ul>
    </section>
  );
}

function PriceItem({ row: { wasteType, asIs, prepared } }: { row: PriceRow }) {
  const { name, unit, preparation } = wasteTypeFacts[wasteType];
  const gain = (prepared?.amount ?? 0) - (asIs?.amount ?? 0);
  return (
    <li className="grid gap-3 py-5">
      <h3 className="text-lg">{name}</h3>
      <dl className="grid grid-cols-2 gap-3">
        <ConditionPrice label={text.asIs} price={asIs} />
        <ConditionPrice label={text.prepared} price={prepared} />
      </dl>
      {prepared && (
        <p className="text-sm">
          {asIs?.amount != null && gain > 0 && (
            <strong className="text-success">{text.gain(formatRate(gain, unit))}. </strong>
          )}
          <span className="text-ink-muted">{preparation}</span>
        </p>
      )}
    </li>
  );
}

/** Always price, unit, minimum, date and source together, because a price alone is misleading. */
function ConditionPrice({ label, price }: { label: string; price: CollectorPrice | undefined }) {
  return (
    <div className="min-w-0 rounded-lg bg-surface-sunken p-3.5">
      <dt className="text-xs font-semibold text-ink-muted">{label}</dt>
      <dd>
        {price ? (
          <>
            <p className="text-lg font-heavy tabular-nums">
              {price.amount ? formatRate(price.amount, price.unit) : collectorText.unpaid}
            </p>
            <p className="text-sm">
              {price.minimum > 0 ? text.minimum(formatAmount(price.minimum, price.unit)) : text.anyAmount}
            </p>
            <p className="mt-1 text-xs text-ink-muted">
              {text.source(formatDate(price.observedOn), price.source)}
            </p>
          </>
        ) : (
          <p className="text-ink-muted">{text.noPrice}</p>
        )}
      </dd>
    </div>
  );
}
