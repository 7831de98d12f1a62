import type { Collector } from '@app/contract/directory';
import { Link } from 'react-router';
import { DataTable } from '#web/components/ui/data-table.tsx';
import { formatDate } from '#web/lib/format-date.ts';
import { collectorText as text } from '#web/messages/directory.ts';
import { lastObserved, priceLine, priceRows } from '../../price-rows.ts';

const shownTypes = 4;

/** The first prices with their minimum and their date; the listing's own page has them all. */
export function CardPrices({ collector: { id, name, wasteTypes, isSample } }: { collector: Collector }) {
  const rows = priceRows(wasteTypes);
  const observed = lastObserved(wasteTypes);
  if (!observed) return <p className="text-sm text-ink-muted">{text.noPrices}</p>;
  const hidden = rows.length - shownTypes;
  const day = formatDate(observed);
  return (
    <div>
      <DataTable
        caption={text.prices(name)}
        columns={[text.type, text.price, text.minimum]}
        rows={rows.slice(0, shownTypes).map((row) => {
          const line = priceLine(row);
          return [line.name, line.rate, line.minimum];
        })}
      />
      <p className="mt-2 text-xs text-ink-muted">
        {isSample ? text.sampleObserved(day) : text.observed(day)}
        {hidden > 0 && (
          <>
            {' · '}
            <Link to={`/sell-waste/${id}`} className="text-link whitespace-nowrap">
              {text.moreTypes(hidden)}
            </Link>
          </>
        )}
      </p>
    </div>
  );
}
