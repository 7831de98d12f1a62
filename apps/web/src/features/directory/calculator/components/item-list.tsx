import { wasteTypeFacts } from '@app/contract/waste-types';
import { Link } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { calculatorText as text } from '#web/messages/calculator.ts';
import { collectorText } from '#web/messages/directory.ts';
import { formatDistance } from '../../format-distance.ts';
import { formatAmount, formatRate, formatRupiah } from '../../format-price.ts';
import { type Deal, type ItemEstimate, valueOf } from '../estimate.ts';

type Props = { items: readonly ItemEstimate[]; placeText: string };

export function ItemList({ items, placeText }: Props) {
  return (
    <section aria-labelledby="per-barang">
      <h3 id="per-barang" className="text-lg">
        {text.perItem}
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {items.map((item) => (
          <Item key={item.wasteType} item={item} placeText={placeText} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item, placeText }: { item: ItemEstimate; placeText: string }) {
  const { name, unit, preparation } = wasteTypeFacts[item.wasteType];
  const gain = valueOf(item.prepared) - valueOf(item.asIs);
  const hasPrice = Boolean(item.asIs ?? item.prepared);
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 className="text-md">{name}</h4>
        <p className="text-sm text-ink-muted">{formatAmount(item.amount, unit)}</p>
      </div>
      {hasPrice ? (
        <dl className="grid gap-3 sm:grid-cols-2">
          <DealBox label={text.asIs} deal={item.asIs} amount={item.amount} />
          <DealBox label={text.prepared} deal={item.prepared} amount={item.amount} />
        </dl>
      ) : (
        <p className="text-sm text-ink-muted">
          <strong className="text-ink">{text.noPrice}</strong>. {text.noPriceText(placeText)}
        </p>
      )}
      {item.prepared && (
        <p className="flex gap-2 text-sm">
          <Icon name="bulb" className="mt-0.5 text-brand" />
          <span>
            {item.asIs && gain > 0 && (
              <strong className="text-success">{text.gain(formatRupiah(gain))}: </strong>
            )}
            {preparation}
          </span>
        </p>
      )}
    </li>
  );
}

function DealBox({ label, deal, amount }: { label: string; deal: Deal | undefined; amount: number }) {
  return (
    <div className="min-w-0 rounded-lg bg-surface-sunken p-3.5 text-sm">
      <dt className="text-xs font-semibold text-ink-muted">{label}</dt>
      <dd>{deal ? <DealDetails deal={deal} amount={amount} /> : text.noPrice}</dd>
    </div>
  );
}

function DealDetails({ deal: { offer, value, missing }, amount }: { deal: Deal; amount: number }) {
  const { price, collectorId, name, city, distanceMetres, isSample } = offer;
  const isShort = missing > 0;
  return (
    <>
      <p className={isShort ? 'text-lg text-ink-muted line-through' : 'text-lg font-heavy tabular-nums'}>
        {formatRupiah(value)}
      </p>
      <p className="tabular-nums">
        {text.rate(formatRate(price.amount ?? 0, price.unit), formatAmount(amount, price.unit))}
      </p>
      {isShort && (
        <p className="font-semibold text-warning">
          {text.short(formatAmount(price.minimum, price.unit), formatAmount(missing, price.unit))}
        </p>
      )}
      <p className="mt-1">
        <Link to={`/sell-waste/${collectorId}`} className="text-link">
          {text.at(name, city)}
        </Link>
        {distanceMetres !== null && (
          <span className="text-ink-muted"> · {formatDistance(distanceMetres)}</span>
        )}
      </p>
      {isSample && (
        <div className="mt-1.5">
          <Badge tone="outline">{collectorText.sample}</Badge>
        </div>
      )}
    </>
  );
}
