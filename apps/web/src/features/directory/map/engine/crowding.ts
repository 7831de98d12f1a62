import type { MapFeature } from '@app/contract/directory';

type Pixels = { x: number; y: number };
type Spot = { at: Pixels; members: MapFeature[] };

/** Nearer than this, a thumb cannot tell two pins apart. */
const reach = 36;

/** Pins that would lie on each other become one group, as the server's own groups do. The selected one stays alone. */
export function gatherCrowded(
  features: readonly MapFeature[],
  toPixels: (latitude: number, longitude: number) => Pixels,
  selectedId: string | undefined,
): MapFeature[] {
  const spots: Spot[] = [];
  for (const feature of features) {
    const [longitude, latitude] = feature.geometry.coordinates;
    const at = toPixels(latitude, longitude);
    const isSelected = feature.properties.type === 'collector' && feature.properties.id === selectedId;
    const crowd = isSelected ? undefined : spots.find((spot) => isNear(spot.at, at));
    if (crowd) crowd.members.push(feature);
    else if (isSelected) spots.push({ at: nowhere, members: [feature] });
    else spots.push({ at, members: [feature] });
  }
  return spots.flatMap(({ members }) => (members.length === 1 ? members : [groupOf(members)]));
}

const nowhere: Pixels = { x: Infinity, y: Infinity };

const isNear = (one: Pixels, other: Pixels) =>
  Math.abs(one.x - other.x) < reach && Math.abs(one.y - other.y) < reach;

export const countOf = ({ properties }: MapFeature) => (properties.type === 'cluster' ? properties.count : 1);

/** In the middle of its places, so that a press on it brings them all into sight. */
function groupOf(members: readonly MapFeature[]): MapFeature {
  const count = members.reduce((sum, member) => sum + countOf(member), 0);
  const mean = (axis: 0 | 1) =>
    members.reduce((sum, member) => sum + member.geometry.coordinates[axis] * countOf(member), 0) / count;
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [mean(0), mean(1)] },
    properties: { type: 'cluster', count },
  };
}
