import type { MapFeature } from '@app/contract/directory';
import { type ReactNode, useState } from 'react';
import { EmptyScene } from '#web/components/static-scenes.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import type { Point } from '#web/lib/device-position.ts';
import { mapListText as text } from '#web/messages/map.ts';
import { buttonStyle } from '#web/components/ui/button-style.ts';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { LoadFailure } from '#web/components/ui/load-failure.tsx';
import { countPlaces } from '../map-rows.ts';
import { PlaceRow } from './place-row.tsx';

const pageSize = 20;

type Props = {
  /** Undefined until the first response. */
  rows: readonly MapFeature[] | undefined;
  error: Error | null;
  onRetry: () => void;
  selectedId: string | undefined;
  onPlace: (id: string) => void;
  onGroup: (at: Point) => void;
  credits: ReactNode;
};

/** The pins as a list, also for screen readers and keyboards. */
export function PlaceList({ rows, error, onRetry, selectedId, onPlace, onGroup, credits }: Props) {
  const [pages, setPages] = useState(1);
  const shown = rows?.slice(0, pages * pageSize) ?? [];
  const rest = (rows?.length ?? 0) - shown.length;
  return (
    <section aria-labelledby="tempat-di-peta" className="map-list grid content-start gap-3">
      <header className="grid grid-cols-[1fr_auto] items-start gap-x-3">
        <div>
          <h2 id="tempat-di-peta" tabIndex={-1} className="text-xs font-bold text-ink-muted outline-none">
            {text.title}
          </h2>
          <p role="status" className="min-h-7 text-lg leading-head font-extrabold tracking-head">
            {rows && text.count(countPlaces(rows))}
          </p>
        </div>
        <a
          href="#tempat-di-peta"
          className={joinClasses(buttonStyle({ variant: 'sec', size: 'md', block: false }), 'split:hidden')}
        >
          {text.toList}
        </a>
        <p className="col-span-2 mt-1 text-xs text-ink-muted">{text.hint}</p>
      </header>
      {error && <LoadFailure title={text.failed} error={error} onRetry={onRetry} />}
      {!rows && !error && <ListSkeleton />}
      {rows?.length === 0 && <EmptyState scene={<EmptyScene />} title={text.empty} text={text.emptyText} />}
      {shown.length > 0 && (
        <ul className="-mx-2 divide-y divide-line">
          {shown.map((feature) => {
            const { properties, geometry } = feature;
            const [longitude, latitude] = geometry.coordinates;
            const isPlace = properties.type === 'collector';
            return (
              <li key={isPlace ? properties.id : `${geometry.coordinates.join()} ${properties.count}`}>
                <PlaceRow
                  feature={feature}
                  isSelected={isPlace && properties.id === selectedId}
                  onPlace={() => isPlace && onPlace(properties.id)}
                  onGroup={() => onGroup({ latitude, longitude })}
                />
              </li>
            );
          })}
        </ul>
      )}
      {rest > 0 && (
        <Button variant="sec" onClick={() => setPages((count) => count + 1)}>
          {text.more(Math.min(rest, pageSize))}
        </Button>
      )}
      <div className="split:hidden">{credits}</div>
    </section>
  );
}

function ListSkeleton() {
  return (
    <SkeletonGroup className="grid gap-4 py-2">
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="grid grid-cols-[36px_1fr] items-center gap-3">
          <Skeleton className="size-9 rounded-full" />
          <div className="grid gap-1.5">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3.5 w-2/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
