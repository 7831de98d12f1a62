import type { Collector } from '@app/contract/directory';
import type { Province } from '@app/contract/provinces';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { type Point, requestPosition } from '#web/lib/device-position.ts';
import { memberHomeText as text } from '#web/messages/member-home.ts';
import { nearestQuery } from './queries.ts';

/** Passed in by the route, from other features. */
type Props = { province: Province | undefined; formatDistance: (metres: number) => string };

/** The nearest place by position, or the first one of the province that was chosen on this device. */
export function NearestPlace({ province, formatDistance }: Props) {
  const [point, setPoint] = useState<Point>();
  const [position, setPosition] = useState<'unasked' | 'asking' | 'refused'>('unasked');
  const { data: place, isFetching, isError, refetch } = useQuery(nearestQuery(province, point));
  const findMe = async () => {
    setPosition('asking');
    const answer = await requestPosition();
    setPosition(answer.status === 'found' ? 'unasked' : 'refused');
    if (answer.status === 'found') setPoint(answer);
  };
  const askButton = !point && (
    <Button variant="sec" busy={position === 'asking'} onClick={() => void findMe()}>
      {position === 'asking' ? text.asking : text.nearMe}
    </Button>
  );
  const isKnown = Boolean(point ?? province);
  return (
    <section aria-labelledby="terdekat" className="rounded-card border border-line bg-surface-raised p-4">
      <h2 id="terdekat" className="text-xs font-semibold tracking-normal text-ink-muted">
        {point || !province ? text.nearest : text.inProvince(province)}
      </h2>
      {isKnown && isFetching && !place && <Skeleton className="mt-2 h-12" />}
      {isError && (
        <p className="mt-1 flex flex-wrap items-center justify-between gap-3">
          {text.nearestFailed}
          <Button variant="sec" onClick={() => void refetch()}>
            {text.retry}
          </Button>
        </p>
      )}
      {place && <Place place={place} formatDistance={formatDistance} />}
      {place === null && <p className="mt-1">{text.noneNear}</p>}
      {!isKnown && (
        <p className="mt-1">
          <span className="block font-bold">{text.whereAreYou}</span>
          <span className="text-sm text-ink-muted">{text.whereText}</span>
        </p>
      )}
      <p role="status" className="text-sm text-ink-muted not-empty:mt-2">
        {position === 'refused' && text.refused}
      </p>
      <div className="mt-3 flex flex-wrap gap-3 border-t border-line pt-3">
        {askButton}
        <ButtonLink to="/sell-waste" variant="quiet" size="sm">
          {isKnown ? text.seeAll : text.chooseProvince}
        </ButtonLink>
      </div>
    </section>
  );
}

type PlaceProps = { place: Collector; formatDistance: Props['formatDistance'] };

const Place = ({ place, formatDistance }: PlaceProps) => (
  <div className="mt-0.5 flex items-start justify-between gap-3">
    <p className="min-w-0">
      <Link
        to={`/sell-waste/${place.id}`}
        className="inline-flex min-h-8 items-center leading-head font-heavy underline-offset-4"
      >
        {place.name}
      </Link>
      <span className="block text-sm text-ink-muted">
        {place.city}, {place.location}
        {place.isSample && ` · ${text.sample}`}
      </span>
    </p>
    {place.distanceMetres !== null && (
      <span className="font-heavy whitespace-nowrap tabular-nums">
        {formatDistance(place.distanceMetres)}
      </span>
    )}
  </div>
);
