import type { CollectorDetail } from '@app/contract/directory';
import { product } from '@app/contract/product';
import { Link } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { siteOrigin } from '#web/lib/origin.ts';
import { listingText as text } from '#web/messages/listing.ts';
import { namedTypes } from '../../contact-link.ts';
import { ListingHead } from './listing-head.tsx';
import { ListingHours } from './listing-hours.tsx';
import { ListingPrices } from './listing-prices.tsx';
import { ListingTrust } from './listing-trust.tsx';

/** `fetchedAt`: reference time for "3 minggu lalu", so that the server and the browser render the same text. */
export function Listing({ collector, fetchedAt }: { collector: CollectorDetail; fetchedAt: number }) {
  return (
    <article>
      <ListingMeta collector={collector} />
      <ListingHead collector={collector} />
      <div className="mt-10 grid gap-10 split:grid-cols-[1.62fr_1fr] split:gap-12">
        <ListingPrices collector={collector} />
        <div className="grid content-start gap-10">
          <ListingHours collector={collector} />
          <ListingTrust collector={collector} fetchedAt={fetchedAt} />
          <p className="border-t border-line pt-4">
            <Link
              to={`/sell-waste/usulkan?id=${collector.id}`}
              className="text-link inline-flex min-h-11 items-center gap-2"
            >
              <Icon name="flag" />
              {text.correct}
            </Link>
          </p>
        </div>
      </div>
    </article>
  );
}

/** Not in the route meta: on a client navigation the name is loaded after the page is shown. */
function ListingMeta({ collector }: { collector: CollectorDetail }) {
  const { id, name, category, city, location, wasteTypes, isSample } = collector;
  const types = namedTypes(wasteTypes, 6);
  return (
    <>
      <title>{`${name}, ${city} · ${product.name}`}</title>
      <meta
        name="description"
        content={text.description({ name, category, city, province: location, types })}
      />
      <link rel="canonical" href={`${siteOrigin()}/sell-waste/${id}`} />
      {isSample && <meta name="robots" content="noindex" />}
    </>
  );
}
