import { globeRadius, radians } from './metres-between.ts';

const mapRadius = 6_378_137;

/** No listing is further from the equator. The shortest path between two of them can go slightly beyond. */
const furthestNorth = 11.5;
const bend = 2;

/**
 * The map projection scales distances by the cosine of the latitude, so the order on the map differs slightly from the
 * true order. This returns the smallest true distance in metres that anything beyond `onMap` can have: results nearer
 * than that are in their final order.
 */
export function settledMetres(onMap: number, latitude: number): number {
  const here = Math.abs(latitude);
  const reached = here + (onMap / mapRadius) * (180 / Math.PI);
  const furthest = here <= furthestNorth ? Math.min(reached, furthestNorth + bend) : Math.min(reached, 85);
  return onMap * Math.cos(radians(furthest)) * (globeRadius / mapRadius);
}
