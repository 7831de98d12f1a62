import type { MapFeature } from '@app/contract/directory';

type Pixels = { x: number; y: number };
type PinGroup = { at: Pixels; members: MapFeature[] };

/** Closer pins cannot be pressed separately with a thumb. */
const minDistancePixels = 36;

/** Merges overlapping pins into clusters, like those of the server. The selected pin is never merged. */
export function clusterPins(
  features: readonly MapFeature[],
  toPixels: (latitude: number, longitude: number) => Pixels,
  selectedId: string | undefined,
): MapFeature[] {
  const groups: PinGroup[] = [];
  for (const feature of features) {
    const [longitude, latitude] = feature.geometry.coordinates;
    const at = toPixels(latitude, longitude);
    const isSelected = feature.properties.type === 'collector' && feature.properties.id === selectedId;
    const nearby = isSelected ? undefined : groups.find((group) => isNear(group.at, at));
    if (nearby) nearby.members.push(feature);
    else if (isSelected) groups.push({ at: farAway, members: [feature] });
    else groups.push({ at, members: [feature] });
  }
  return groups.flatMap(({ members }) => (members.length === 1 ? members : [toCluster(members)]));
}

const farAway: Pixels = { x: Infinity, y: Infinity };

const isNear = (one: Pixels, other: Pixels) =>
  Math.abs(one.x - other.x) < minDistancePixels && Math.abs(one.y - other.y) < minDistancePixels;

export const countOf = ({ properties }: MapFeature) => (properties.type === 'cluster' ? properties.count : 1);

/** Placed in the middle of its places, so that zooming in on it shows them all. */
function toCluster(members: readonly MapFeature[]): MapFeature {
  const count = members.reduce((sum, member) => sum + countOf(member), 0);
  const mean = (axis: 0 | 1) =>
    members.reduce((sum, member) => sum + member.geometry.coordinates[axis] * countOf(member), 0) / count;
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [mean(0), mean(1)] },
    properties: { type: 'cluster', count },
  };
}
