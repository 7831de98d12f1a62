import type { CollectorFilters, Nearby } from '@app/contract/directory';
import { EmptyScene } from '#web/components/static-scenes.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { filterText, listText as text } from '#web/messages/directory.ts';
import { hazardPointsText } from '#web/messages/hazard-points.ts';
import { countFilters } from '../../filters.ts';
import { formatDistance } from '../../format-distance.ts';
import { Cards } from './cards.tsx';
import { HazardAdvice } from './hazard.tsx';

type Props = { filters: CollectorFilters; nearby: Nearby | undefined; onClear: () => void };

/** Nothing found: the nearest where a place was asked for, and for B3 never anything but B3. */
export function EmptyList({ filters, nearby, onClear }: Props) {
  const { kind, province, material } = filters;
  if (kind === 'b3')
    return (
      <div className="grid gap-6">
        <HazardAdvice place={nearby?.place ?? province} />
        {nearby && <NearbyCards nearby={nearby} title={hazardPointsText.nearest(nearby.place)} />}
      </div>
    );
  const clear = countFilters(filters) > 0 && (
    <Button variant="sec" onClick={onClear}>
      {filterText.clear}
    </Button>
  );
  if (!nearby)
    return (
      <EmptyState
        scene={<EmptyScene />}
        title={text.empty}
        text={text.emptyText}
        headingLevel={3}
        action={clear}
      />
    );
  return (
    <div className="grid gap-6">
      <div>
        <h3 className="text-lg">
          {isPlaceOnly(filters, nearby.place) ? text.emptyIn(nearby.place) : text.noMatchIn(nearby.place)}
        </h3>
        <p className="mt-1 mb-4">{nearestText(nearby)}</p>
        {clear}
      </div>
      <NearbyCards nearby={nearby} title={text.nearby} material={material} />
    </div>
  );
}

type CardsProps = { nearby: Nearby; title: string; material?: CollectorFilters['material'] };

function NearbyCards({ nearby, title, material }: CardsProps) {
  return (
    <div>
      <h3 className="mb-3 text-lg">{title}</h3>
      <Cards collectors={nearby.collectors} material={material} />
    </div>
  );
}

function nearestText({ collectors }: Nearby): string {
  const [{ name, distanceMetres } = { name: '', distanceMetres: null }] = collectors;
  return text.nearest(name, formatDistance(distanceMetres ?? 0));
}

/** Whether only a place was asked for, so that it is the place that has none. */
function isPlaceOnly(filters: CollectorFilters, place: string): boolean {
  const others = countFilters({ ...filters, q: undefined, province: undefined, region: undefined });
  const searched = filters.q?.split(/\s+/).length ?? 0;
  return others === 0 && searched <= place.split(' ').length;
}
