import type { Area, LatLng } from '#web/features/directory/map/base/outlines/read-shapes.ts';

type Rings = Pick<Area, 'rings'>;
const boxes = new WeakMap<Rings, { south: number; north: number; west: number; east: number }>();

function boxOf(area: Rings) {
  const known = boxes.get(area);
  if (known) return known;
  const points = area.rings.flat();
  const [latitudes, longitudes] = [
    points.map(([latitude]) => latitude),
    points.map(([, longitude]) => longitude),
  ];
  const least = (numbers: number[]) => numbers.reduce((one, other) => Math.min(one, other), Infinity);
  const most = (numbers: number[]) => numbers.reduce((one, other) => Math.max(one, other), -Infinity);
  const box = {
    south: least(latitudes),
    north: most(latitudes),
    west: least(longitudes),
    east: most(longitudes),
  };
  boxes.set(area, box);
  return box;
}

/** Ray casting: a point is inside when a ray to the east crosses the rings an odd number of times. */
export function isInside(area: Rings, latitude: number, longitude: number): boolean {
  const { south, north, west, east } = boxOf(area);
  if (latitude < south || latitude > north || longitude < west || longitude > east) return false;
  let inside = false;
  for (const ring of area.rings)
    for (const [index, [y, x]] of ring.entries()) {
      const [lastY, lastX] = ring.at(index - 1) ?? [0, 0];
      if (y > latitude === lastY > latitude) continue;
      if (longitude < x + ((latitude - y) / (lastY - y)) * (lastX - x)) inside = !inside;
    }
  return inside;
}

type Segment = [LatLng, LatLng];
const pairs = (ring: readonly LatLng[]): Segment[] =>
  ring.map((point, index): Segment => [ring.at(index - 1) ?? point, point]);
const keyOf = (segment: Segment) =>
  segment
    .map((point) => point.map((one) => one.toFixed(4)).join())
    .toSorted()
    .join(' ');

export const segmentsOf = ({ rings }: Rings) => rings.flatMap((ring) => pairs(ring).map(keyOf));

/** Where two different segments cross, with how far the shorter end sticks out, in degrees. */
export function crossings(areas: readonly Rings[]) {
  const distinct = new Map(
    areas.flatMap(({ rings }) => rings.flatMap(pairs)).map((one) => [keyOf(one), one]),
  );
  const cells = new Map<string, Segment[]>();
  const found: { at: LatLng; size: number }[] = [];
  for (const segment of distinct.values()) {
    const near = new Set(cellsOf(segment).flatMap((cell) => cells.get(cell) ?? []));
    for (const other of near) {
      const crossing = crossingOf(segment, other);
      if (crossing) found.push(crossing);
    }
    for (const cell of cellsOf(segment)) cells.set(cell, [...(cells.get(cell) ?? []), segment]);
  }
  return found;
}

const cellSize = 0.25;
function cellsOf([from, to]: Segment): string[] {
  const range = (axis: 0 | 1) => {
    const [low, high] = [Math.min(from[axis], to[axis]), Math.max(from[axis], to[axis])];
    const first = Math.floor(low / cellSize);
    return Array.from({ length: Math.floor(high / cellSize) - first + 1 }, (_, index) => first + index);
  };
  return range(0).flatMap((row) => range(1).map((column) => `${row} ${column}`));
}

function crossingOf([a, b]: Segment, [c, d]: Segment) {
  const side = (p: LatLng, q: LatLng, r: LatLng) =>
    (q[1] - p[1]) * (r[0] - p[0]) - (q[0] - p[0]) * (r[1] - p[1]);
  const [c1, d1, a1, b1] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
  if (c1 * d1 >= 0 || a1 * b1 >= 0) return undefined;
  const length = (p: LatLng, q: LatLng) => Math.hypot(p[0] - q[0], p[1] - q[1]);
  const size = Math.min(
    Math.min(Math.abs(c1), Math.abs(d1)) / length(a, b),
    Math.min(Math.abs(a1), Math.abs(b1)) / length(c, d),
  );
  return { at: a, size };
}
