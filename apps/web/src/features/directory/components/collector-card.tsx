import type { Material } from '@app/classifier/materials';
import { type Collector, unknownCategory } from '@app/contract/directory';
import { Link } from 'react-router';
import { Badge } from '#web/components/ui/badge.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { wideOnly } from '#web/components/wide-only.tsx';
import { collectorText as text } from '#web/messages/directory.ts';
import { formatDistance } from '../format-distance.ts';
import { CardStatus } from './card/card-status.tsx';
import { ShortFacts } from './card/short-facts.tsx';
import { Storefront } from './card/storefront.tsx';

const WideHead = await wideOnly(async () => (await import('./card/wide-parts.tsx')).WideHead);
const WideFacts = await wideOnly(
  async () => (await import('./card/wide-parts.tsx')).WideFacts,
  'flex flex-1 flex-col gap-3',
);

type Props = {
  collector: Collector;
  /** What is being sold, for the price that a phone shows. */
  material?: Material | undefined;
};

/** One place: all about it on a wide screen; on a phone what one needs to choose, and a tap opens the rest. */
export function CollectorCard({ collector, material }: Props) {
  return (
    <Card
      isShortOnPhone
      // Goods in a drawing would be a guess where nobody knows what a place takes.
      picture={collector.category !== unknownCategory && <Storefront collector={collector} />}
      mark={collector.isSample && <Badge>{text.sample}</Badge>}
    >
      <div>
        <WideHead collector={collector} />
        <CardName collector={collector} />
      </div>
      <ShortFacts collector={collector} material={material} />
      <CardStatus collector={collector} />
      <WideFacts collector={collector} />
    </Card>
  );
}

/** On a phone the link covers the card, and the distance or the kecamatan stands beside the name. */
function CardName({ collector: { id, name, distanceMetres, region } }: { collector: Collector }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <h3 className="text-md md:text-lg">
        <Link
          to={`/sell-waste/${id}`}
          className="no-underline underline-offset-4 hover:underline max-md:after:absolute max-md:after:inset-0"
        >
          {name}
        </Link>
      </h3>
      {(distanceMetres !== null || region?.district) && (
        <span className="shrink-0 text-sm font-bold tabular-nums md:hidden">
          {distanceMetres === null ? region?.district : formatDistance(distanceMetres)}
        </span>
      )}
    </div>
  );
}
