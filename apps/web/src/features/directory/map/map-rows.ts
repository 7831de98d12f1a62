import type { MapFeature } from '@app/contract/directory';
import type { Point } from '#web/lib/device-position.ts';
import { countOf } from './engine/clustering.ts';
import type { MapView } from './engine/map-view.ts';

type Box = Omit<MapView, 'zoom'>;

/** The features sorted by distance to the user, or to the centre of the map. */
export function mapRows(features: readonly MapFeature[], view: Box, person: Point | undefined) {
  const from = person ?? {
    latitude: (view.north + view.south) / 2,
    longitude: (view.east + view.west) / 2,
  };
  const distance = ({ geometry: { coordinates } }: MapFeature) =>
    (coordinates[1] - from.latitude) ** 2 + (coordinates[0] - from.longitude) ** 2;
  return features.toSorted((one, other) => distance(one) - distance(other));
}

export const countPlaces = (features: readonly MapFeature[]) =>
  features.reduce((sum, feature) => sum + countOf(feature), 0);
