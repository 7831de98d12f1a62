const mapRadius = 6_378_137;
const globeRadius = 6_371_008.77;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** No listing lies further from the equator. The shortest way between two of them bends a little beyond. */
const furthestNorth = 11.5;
const bend = 2;

/**
 * The map stretches distances by the cosine of the latitude, so the order on the map is not quite the order on the
 * globe. This says how near, in metres on the globe, anything can at most be that lies beyond a distance on the map:
 * what is nearer than that is in its final place.
 */
export function settledMetres(onMap: number, latitude: number): number {
  const here = Math.abs(latitude);
  const reached = here + (onMap / mapRadius) * (180 / Math.PI);
  const furthest = here <= furthestNorth ? Math.min(reached, furthestNorth + bend) : Math.min(reached, 85);
  return onMap * Math.cos(radians(furthest)) * (globeRadius / mapRadius);
}
