import { Link } from 'react-router';
import { Badge } from '#web/components/ui/badge.tsx';
import { calculatorText as text } from '#web/messages/calculator.ts';
import { collectorText } from '#web/messages/directory.ts';
import { formatDistance } from '../../format-distance.ts';
import { formatRupiah } from '../../format-price.ts';
import type { BuyerEstimate } from '../estimate.ts';

type Props = { buyers: readonly BuyerEstimate[]; count: number };

/** Totals per buyer, to choose between one trip and the highest price. */
export function BuyerList({ buyers, count }: Props) {
  if (buyers.length === 0) return null;
  return (
    <section aria-labelledby="per-pembeli">
      <h3 id="per-pembeli" className="text-lg">
        {text.perBuyer}
      </h3>
      <p className="text-sm text-ink-muted">{text.perBuyerLead}</p>
      <table className="mt-2 w-full border-collapse text-sm tabular-nums">
        <caption className="sr-only">{text.perBuyer}</caption>
        <thead>
          <tr className="text-xs text-ink-muted">
            <th scope="col" className="pb-1 text-left font-medium">
              {text.buyer}
            </th>
            <th scope="col" className="pb-1 pl-3 text-right font-medium">
              {text.asIs}
            </th>
            <th scope="col" className="pb-1 pl-3 text-right font-medium">
              {text.prepared}
            </th>
          </tr>
        </thead>
        <tbody>
          {buyers.map((estimate) => (
            <BuyerRow key={estimate.buyer.collectorId} estimate={estimate} count={count} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function BuyerRow({ estimate, count }: { estimate: BuyerEstimate; count: number }) {
  const { buyer, asIs, prepared, takes } = estimate;
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-2.5 text-left font-normal">
        <Link to={`/sell-waste/${buyer.collectorId}`} className="text-link">
          {buyer.name}
        </Link>
        <span className="block text-xs text-ink-muted">
          {text.covers(takes.length, count)} · {buyer.city}
          {buyer.distanceMetres !== null && ` · ${formatDistance(buyer.distanceMetres)}`}
        </span>
        {buyer.isSample && <Badge tone="outline">{collectorText.sample}</Badge>}
      </th>
      <td className="py-2.5 pl-3 text-right">{asIs ? formatRupiah(asIs) : '–'}</td>
      <td className="py-2.5 pl-3 text-right font-heavy">{formatRupiah(prepared)}</td>
    </tr>
  );
}
