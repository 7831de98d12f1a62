import type { CollectorDetail } from '@app/contract/directory';
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { ApiError } from '#web/lib/api.ts';
import { mapCardText as text } from '#web/messages/map.ts';
import { LoadFailure } from '#web/components/ui/load-failure.tsx';

/** Loaded lazily, because most visits open no place. */
const cardQuery = queryOptions({
  queryKey: ['place-card'],
  queryFn: () => import('./place-card.tsx'),
  staleTime: Infinity,
});

type Props = { place: UseQueryResult<CollectorDetail>; onClose: () => void };

/** Over the lower edge of the map on a phone, in its corner on a wide screen. */
export function SelectedPlace({ place, onClose }: Props) {
  const card = useQuery(cardQuery);
  const error = place.error ?? card.error;
  const retry = () => void (card.error ? card : place).refetch();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      // An open dialog is closed first.
      if (key === 'Escape' && !document.querySelector('dialog[open]')) close();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);
  return (
    <section
      aria-label={place.data ? text.region(place.data.name) : text.loading}
      className="absolute inset-x-3 bottom-[calc(var(--map-peek)+12px)] z-10 max-h-[calc(100%-var(--map-peek)-24px)] animate-rise-in overflow-auto rounded-card border border-line bg-surface-raised p-4 shadow-lifted sm:left-auto sm:w-88"
    >
      <IconButton icon="x" label={text.close} onClick={onClose} className="absolute top-2 right-2" />
      {place.data && card.data && <card.data.PlaceCard key={place.data.id} place={place.data} />}
      {!error && (place.isPending || card.isPending) && <CardSkeleton />}
      {error && <CardFailure error={error} onRetry={retry} />}
    </section>
  );
}

function CardFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 404)
    return (
      <div role="alert" className="pr-11">
        <p className="font-bold">{text.notFound}</p>
        <p className="text-sm text-ink-muted">{text.notFoundText}</p>
      </div>
    );
  return (
    <div className="pt-9">
      <LoadFailure title={text.failed} error={error} onRetry={onRetry} />
    </div>
  );
}

function CardSkeleton() {
  return (
    <SkeletonGroup className="grid gap-2.5">
      <Skeleton className="h-3.5 w-2/5" />
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="mt-2 h-11" />
    </SkeletonGroup>
  );
}
