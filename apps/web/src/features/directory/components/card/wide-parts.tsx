import type { Collector } from '@app/contract/directory';
import { Icon } from '#web/components/icons/icon.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { CardActions } from '#web/components/ui/card.tsx';
import { collectorText as text } from '#web/messages/directory.ts';
import { Directions } from '../directions.tsx';
import { CardPrices } from './card-prices.tsx';
import { CategoryLabel } from './category-label.tsx';
import { CollectorBadges } from './collector-badges.tsx';
import { CollectorFacts } from './collector-facts.tsx';
import { ContactButton } from './contact-button.tsx';
import { Rating } from './rating.tsx';

type Props = { collector: Collector };

export function WideHead({ collector }: Props) {
  const { rating, registration } = collector;
  return (
    <div className="flex items-center justify-between gap-3">
      <CategoryLabel collector={collector} />
      {!(registration && rating === null) && <Rating rating={rating} />}
    </div>
  );
}

export function WideFacts({ collector }: Props) {
  const { id, name, wasteTypes, phone, registration } = collector;
  return (
    <>
      <CollectorBadges collector={collector} />
      <CollectorFacts collector={collector} />
      {!(registration && wasteTypes.length === 0) && <CardPrices collector={collector} />}
      <CardActions>
        {!(registration && !phone) && <ContactButton collector={collector} />}
        <ButtonLink to={`/waste-map?id=${id}`} variant="sec" aria-label={text.locationOf(name)}>
          <Icon name="map" />
          {text.location}
        </ButtonLink>
        {!collector.isSample && <Directions place={collector} variant="quiet" />}
      </CardActions>
    </>
  );
}
