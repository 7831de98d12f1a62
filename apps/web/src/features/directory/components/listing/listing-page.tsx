import { useQuery } from '@tanstack/react-query';
import { BackLink } from '#web/components/ui/back-link.tsx';
import { ApiError } from '#web/lib/api.ts';
import { listingText as text } from '#web/messages/listing.ts';
import { collectorQuery, type FirstListing } from '../../api/show-collector.ts';
import { useNearMe } from '../../near-me.tsx';
import { LoadFailure } from '#web/components/ui/load-failure.tsx';
import { Listing } from './listing.tsx';
import { ListingNotFound } from './listing-not-found.tsx';
import { ListingSkeleton } from './listing-skeleton.tsx';

type Props = { collectorId: string; first: FirstListing | null };

export function ListingPage({ collectorId, first }: Props) {
  const { point } = useNearMe();
  const { data, error, dataUpdatedAt, refetch } = useQuery(collectorQuery(collectorId, point, first));
  if (!data && error && isNotFound(error)) return <ListingNotFound />;
  return (
    <div className="page-width pt-6 md:pt-10">
      <BackLink to="/sell-waste" label={text.back} />
      {data && <Listing collector={data} fetchedAt={dataUpdatedAt} />}
      {!data && !error && <ListingSkeleton />}
      {!data && error && (
        <div className="mt-4">
          <LoadFailure title={text.loadFailed} error={error} onRetry={() => void refetch()} />
        </div>
      )}
    </div>
  );
}

/** A malformed id is rejected as invalid input, but for the user it is also "not found". */
const isNotFound = (error: Error) =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input');
