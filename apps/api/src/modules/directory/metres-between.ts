import type { Point } from './collector-columns.ts';

export const globeRadius = 6_371_008.77;
export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** On a sphere. */
export function metresBetween(one: Point, other: Point): number {
  const [a, b] = [radians(one.latitude), radians(other.latitude)];
  const north = Math.sin((b - a) / 2) ** 2;
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * globeRadius * Math.asin(Math.sqrt(north + Math.cos(a) * Math.cos(b) * east));
}
