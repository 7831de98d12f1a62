import type { Box } from './first-view.ts';
import type { Area } from './outlines/read-shapes.ts';

/** The extent of areas; undefined when there are none. */
export function boxOf(areas: readonly Area[]): Box | undefined {
  const points = areas.flatMap(({ rings }) => rings.flat());
  if (points.length === 0) return undefined;
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [latitude, longitude] of points) {
    box.west = Math.min(box.west, longitude);
    box.south = Math.min(box.south, latitude);
    box.east = Math.max(box.east, longitude);
    box.north = Math.max(box.north, latitude);
  }
  return box;
}
