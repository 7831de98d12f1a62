import type { CollectorDetail } from '@app/contract/directory';
import { product } from '@app/contract/product';
import { Link } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { siteOrigin } from '#web/lib/origin.ts';
import { listingText as text } from '#web/messages/listing.ts';
import { priceRangeText as rangeText } from '#web/messages/price-range.ts';
import { kindNames } from '#web/messages/directory.ts';
import { statusText } from '../../status-text.ts';
import { namedTypes } from '../../contact-link.ts';
import { householdTypes } from '../../price-range/household-types.ts';
import { PriceRanges } from '../../price-range/price-ranges.tsx';
import { TakedownButton } from '../../takedown/takedown-button.tsx';
import { ListingHead } from './listing-head.tsx';
import { ListingHours } from './listing-hours.tsx';
import { ListingPrices } from './listing-prices.tsx';
import { ListingTrust } from './listing-trust.tsx';
import { MissingFacts } from './missing-facts.tsx';

/** `fetchedAt`: reference time for "3 minggu lalu", so that the server and the browser render the same text. */
export function Listing({ collector, fetchedAt }: { collector: CollectorDetail; fetchedAt: number }) {
  const { registration, wasteTypes, hours, isSample, id, name } = collector;
  // Two empty sections would say less than the one sentence at the top.
  const isUnknown = registration !== null && wasteTypes.length === 0 && hours.length === 0;
  return (
    <article>
      <ListingMeta collector={collector} />
      <ListingHead collector={collector} />
      <div className="mt-10 grid gap-10 split:grid-cols-[1.62fr_1fr] split:gap-12">
        {!isUnknown && <ListingPrices collector={collector} />}
        {isUnknown && (
          <div className="grid content-start gap-10">
            <MissingFacts collector={collector} />
            <PriceRanges wasteTypes={householdTypes} note={rangeText.notThisPlace} />
          </div>
        )}
        <div className="grid content-start gap-10">
          {!isUnknown && <ListingHours collector={collector} />}
          {registration && !isUnknown && <MissingFacts collector={collector} />}
          <ListingTrust collector={collector} fetchedAt={fetchedAt} />
          <div className="flex flex-wrap gap-x-6 border-t border-line pt-4">
            <Link
              to={`/sell-waste/usulkan?id=${id}`}
              className="text-link inline-flex min-h-11 items-center gap-2"
            >
              <Icon name="flag" />
              {text.correct}
            </Link>
            {!isSample && <TakedownButton collectorId={id} name={name} />}
          </div>
        </div>
      </div>
    </article>
  );
}

/** Not in the route meta: on a client navigation the name is loaded after the page is shown. */
function ListingMeta({ collector }: { collector: CollectorDetail }) {
  const { id, name, category, kind, city, location, wasteTypes, isSample, registration } = collector;
  const types = namedTypes(wasteTypes, 6);
  const description =
    types === '' && registration
      ? text.registeredDescription({
          name,
          kind: kindNames[kind],
          city,
          province: location,
          status: statusText(collector),
        })
      : text.description({ name, category, city, province: location, types });
  return (
    <>
      <title>{`${name}, ${city} · ${product.name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={`${siteOrigin()}/sell-waste/${id}`} />
      {isSample && <meta name="robots" content="noindex" />}
    </>
  );
}
