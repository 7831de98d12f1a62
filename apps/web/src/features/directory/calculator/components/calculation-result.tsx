import type { Material } from '@app/classifier/materials';
import type { RouteOutput } from '@app/contract/route';
import type { listOffers } from '@app/contract/directory';
import type { UseQueryResult } from '@tanstack/react-query';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { calculatorText as text } from '#web/messages/calculator.ts';
import type { Place } from '../../api/list-offers.ts';
import { LoadFailure } from '#web/components/ui/load-failure.tsx';
import { estimateBuyers, estimateItem } from '../estimate.ts';
import type { SackItem } from '../sack.ts';
import { BuyerList } from './buyer-list.tsx';
import { ExamplePrice } from './example-price.tsx';
import { ItemList } from './item-list.tsx';
import { TotalCard } from './total-card.tsx';

type Offers = RouteOutput<typeof listOffers>['offers'];
type Props = {
  sack: readonly SackItem[];
  place: Place | undefined;
  offers: UseQueryResult<Offers>;
  material: Material | undefined;
  /** The list of who takes this, there. */
  buyersLink: string;
};

export function CalculationResult(props: Props) {
  const { sack, place, material } = props;
  return (
    <section aria-labelledby="perkiraan" className="min-w-0">
      <h2 id="perkiraan" className="text-xl">
        {text.result}
      </h2>
      <div className="mt-3">
        {place && sack.length ? (
          <ResultDetails {...props} place={place} />
        ) : (
          <div className="grid gap-4 rounded-card border border-line p-5">
            <p role="status" className="text-lg font-semibold">
              {sack.length ? text.waitingPlace : text.waitingItems}
            </p>
            <ExamplePrice material={material} place={place} />
          </div>
        )}
      </div>
    </section>
  );
}

function ResultDetails({ sack, place, offers, buyersLink }: Props & { place: Place }) {
  if (!offers.data) {
    if (!offers.error)
      return (
        <SkeletonGroup className="grid gap-4">
          <Skeleton className="h-37 rounded-card" />
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </SkeletonGroup>
      );
    return <LoadFailure title={text.loadFailed} error={offers.error} onRetry={() => void offers.refetch()} />;
  }
  const { data } = offers;
  // While the offers for a new type are loading, the other items keep their result.
  const known = sack.filter(({ wasteType }) => data.some((one) => one.wasteType === wasteType));
  const items = known.map((item) => estimateItem(item, data));
  const placeText = 'point' in place ? text.nearYou : text.inProvince(place.province);
  return (
    <div aria-busy={offers.isPlaceholderData} className="grid gap-8">
      <TotalCard items={items} placeText={placeText} buyersLink={buyersLink} />
      <ItemList items={items} placeText={placeText} />
      <BuyerList buyers={estimateBuyers(known, data)} count={known.length} />
      <div>
        <ButtonLink to={buyersLink} variant="sec">
          {text.buyers}
        </ButtonLink>
      </div>
      <p className="text-xs text-ink-muted">
        {text.note} {data.some((one) => one.offers.some(({ isSample }) => isSample)) && text.sampleNote}
      </p>
    </div>
  );
}
