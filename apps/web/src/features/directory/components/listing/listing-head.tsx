import { type CollectorDetail, unknownCategory } from '@app/contract/directory';
import { Icon } from '#web/components/icons/icon.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { collectorText } from '#web/messages/directory.ts';
import { CategoryLabel } from '../card/category-label.tsx';
import { CollectorBadges } from '../card/collector-badges.tsx';
import { CollectorFacts } from '../card/collector-facts.tsx';
import { ContactButton } from '../card/contact-button.tsx';
import { Rating } from '../card/rating.tsx';
import { Directions } from '../directions.tsx';
import { Storefront } from '../card/storefront.tsx';
import { FrontPhoto } from './front-photo.tsx';
import { ListingStatus } from './listing-status.tsx';

export function ListingHead({ collector }: { collector: CollectorDetail }) {
  const { id, name, rating, isSample, address, phone, registration, photo } = collector;
  const hasPicture = Boolean(photo) || collector.category !== unknownCategory;
  return (
    <header
      className={joinClasses(
        'mt-2 grid gap-6',
        hasPicture && 'split:grid-cols-[1fr_1.1fr] split:items-center split:gap-10',
      )}
    >
      {hasPicture && (
        <div className="relative overflow-hidden rounded-xl">
          {photo ? <FrontPhoto address={photo} name={name} /> : <Storefront collector={collector} />}
          {isSample && (
            <div className="absolute top-3 left-3">
              <Badge>{collectorText.sample}</Badge>
            </div>
          )}
        </div>
      )}
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-x-4">
          <CategoryLabel collector={collector} />
          {!(registration && rating === null) && <Rating rating={rating} />}
        </div>
        <h1 className="page-title">{name}</h1>
        {registration && <ListingStatus collector={collector} />}
        <CollectorBadges collector={collector} hasStatus={registration !== null && !collector.verified} />
        <CollectorFacts collector={collector} address={address} />
        <div className="mt-2 flex flex-wrap gap-3 max-sm:*:flex-1 max-sm:*:px-2">
          {!(registration && !phone) && <ContactButton collector={collector} />}
          <ButtonLink to={`/waste-map?id=${id}`} variant="sec">
            <Icon name="map" />
            {collectorText.location}
          </ButtonLink>
          {!isSample && <Directions place={collector} variant={phone ? 'quiet' : 'pri'} />}
        </div>
      </div>
    </header>
  );
}
