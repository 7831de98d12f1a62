import type { Material } from '@app/classifier/materials';
import { wasteTypeFacts } from '@app/contract/waste-types';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDate } from '#web/lib/format-date.ts';
import { calculatorText as text } from '#web/messages/calculator.ts';
import { examplePriceQuery } from '../../api/example-price.ts';
import type { Place } from '../../api/list-offers.ts';
import { formatRate } from '../../format-price.ts';

type Props = { material: Material | undefined; place: Place | undefined };

/** While nothing is counted yet: one real price with its date and source. Without one, nothing. */
export function ExamplePrice({ material, place }: Props) {
  const { data } = useQuery(examplePriceQuery(material, place));
  if (!data) return null;
  const { collector, price } = data;
  const { id, name, city } = collector;
  return (
    <div className="rounded-lg bg-surface-sunken p-3.5 text-sm">
      <p className="font-semibold tabular-nums">
        {text.example(formatRate(price.amount, price.unit), wasteTypeFacts[price.wasteType].name)}
      </p>
      <p className="mt-0.5 text-ink-muted">
        <Link to={`/sell-waste/${id}`} className="text-link">
          {text.at(name, city)}
        </Link>
        . {text.recorded(formatDate(price.observedOn), price.source)}
      </p>
    </div>
  );
}
