import type { Collector } from '@app/contract/directory';
import { Link } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { collectorText as text } from '#web/messages/directory.ts';
import { CardPrices } from './card/card-prices.tsx';
import { CategoryLabel } from './card/category-label.tsx';
import { CollectorBadges } from './card/collector-badges.tsx';
import { CollectorFacts } from './card/collector-facts.tsx';
import { ContactButton } from './card/contact-button.tsx';
import { Rating } from './card/rating.tsx';
import { Storefront } from './card/storefront.tsx';

export function CollectorCard({ collector }: { collector: Collector }) {
  const { id, name, category, rating, isSample } = collector;
  return (
    <Card
      picture={<Storefront collector={collector} />}
      mark={isSample && <Badge>{text.sample}</Badge>}
      actions={
        <>
          <ContactButton collector={collector} />
          <ButtonLink to={`/waste-map?id=${id}`} variant="sec" aria-label={text.locationOf(name)}>
            <Icon name="map" />
            {text.location}
          </ButtonLink>
        </>
      }
    >
      <div>
        <div className="flex items-center justify-between gap-3">
          <CategoryLabel category={category} />
          <Rating rating={rating} />
        </div>
        <h3 className="text-lg">
          <Link to={`/sell-waste/${id}`} className="no-underline underline-offset-4 hover:underline">
            {name}
          </Link>
        </h3>
      </div>
      <CollectorBadges collector={collector} />
      <CollectorFacts collector={collector} />
      <CardPrices collector={collector} />
    </Card>
  );
}
