import type { MapFeature } from '@app/contract/directory';
import { clusterRadius } from './pin-size.ts';

type Pixels = { x: number; y: number };
type PinGroup = { at: Pixels; count: number; members: MapFeature[] };

/** Half of the distance at which two pins can be pressed separately with a thumb. */
const placeRadius = 18;
/** The rings of two clusters may touch. */
const overlapPixels = 4;
/** Merged clusters are larger and may touch the next one; after some rounds the rest may overlap. */
const maxRounds = 4;

/** Merges overlapping pins into clusters, like those of the server. The selected pin is never merged. */
export function clusterPins(
  features: readonly MapFeature[],
  toPixels: (latitude: number, longitude: number) => Pixels,
  selectedId: string | undefined,
): MapFeature[] {
  const isSelected = ({ properties }: MapFeature) =>
    properties.type === 'collector' && properties.id === selectedId;
  const groupOf = (feature: MapFeature): PinGroup => ({
    at: toPixels(feature.geometry.coordinates[1], feature.geometry.coordinates[0]),
    count: countOf(feature),
    members: [feature],
  });
  let groups = features.filter((feature) => !isSelected(feature)).map(groupOf);
  for (let round = 0; round < maxRounds; round += 1) {
    const merged = mergeOverlapping(groups);
    if (merged.length === groups.length) break;
    groups = merged;
  }
  const shown = groups.flatMap(({ members }) => (members.length === 1 ? members : [toCluster(members)]));
  return [...shown, ...features.filter(isSelected)];
}

function mergeOverlapping(groups: readonly PinGroup[]): PinGroup[] {
  const merged: PinGroup[] = [];
  for (const group of groups) {
    const near = merged.find((other) => isNear(other, group));
    if (!near) merged.push({ ...group, members: [...group.members] });
    else {
      const count = near.count + group.count;
      const mean = (axis: 'x' | 'y') => (near.at[axis] * near.count + group.at[axis] * group.count) / count;
      near.at = { x: mean('x'), y: mean('y') };
      near.count = count;
      near.members.push(...group.members);
    }
  }
  return merged;
}

function isNear(one: PinGroup, other: PinGroup): boolean {
  const distance = radiusOf(one) + radiusOf(other);
  return Math.abs(one.at.x - other.at.x) < distance && Math.abs(one.at.y - other.at.y) < distance;
}

const radiusOf = ({ count }: PinGroup) =>
  count === 1 ? placeRadius : clusterRadius(count) - overlapPixels / 2;

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
