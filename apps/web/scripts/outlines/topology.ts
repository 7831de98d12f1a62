import { presimplify } from 'topojson-simplify';
import type { Topology } from 'topojson-specification';
import { type LabelGrid, toX, toY } from './label-grid.ts';
import { type Border, cornerAt, traceBorders } from './trace-borders.ts';

export type Arc = [x: number, y: number][];
/** An arc's number, or its bitwise complement where it is walked backwards. */
export type Ring = number[];
export type Shapes = { arcs: Arc[]; rings: Map<number, Ring[]> };

type Settings = {
  /** Cells; smaller bends are removed, and smaller islands unless they are an area's largest. */
  minBend: number;
  minIsland: number;
  /** Whole steps that coordinates are rounded to. */
  round: number;
};

/** An area keeps its form when a bend that is removed is smaller than this part of it. */
const maxBendShare = 0.004;

/** The areas of the grid with borders that are simplified once and shared by both sides. */
export function simplifiedShapes(grid: LabelGrid, { minBend, minIsland, round }: Settings): Shapes {
  const borders = traceBorders(grid);
  const sizes = cellCounts(grid);
  const weighted = presimplify({
    type: 'Topology',
    objects: {},
    arcs: borders.map(pointsOf),
  } satisfies Topology).arcs;
  const arcs = borders.map(({ left, right }, index) => {
    const smaller = Math.min(...[left, right].filter(Boolean).map((label) => sizes.get(label) ?? 0));
    const points = weighted[index] as unknown as [number, number, number][];
    return rounded(keep(points, Math.min(minBend, smaller * maxBendShare)), round);
  });
  const labels = new Set(borders.flatMap(({ left, right }) => [left, right]));
  labels.delete(0);
  const rings = new Map(
    [...labels].map((label) => [label, largeRings(label, borders, arcs, minIsland / round ** 2)]),
  );
  return { arcs, rings };
}

function cellCounts(grid: LabelGrid) {
  const counts = new Map<number, number>();
  const list = new Uint32Array(65_536);
  for (const label of grid) list[label] = (list[label] ?? 0) + 1;
  for (const [label, count] of list.entries()) if (count > 0) counts.set(label, count);
  return counts;
}

const pointsOf = ({ corners }: Border): Arc =>
  corners.map((corner) => {
    const { column, row } = cornerAt(corner);
    return [toX(column), toY(row)];
  });

/** A closed arc keeps at least a triangle. */
function keep(points: [number, number, number][], minBend: number): [number, number][] {
  const [first, last] = [points[0], points.at(-1)];
  const isClosed = first?.[0] === last?.[0] && first?.[1] === last?.[1];
  const strongest = points
    .slice(1, -1)
    .map(([, , weight]) => weight)
    .toSorted((one, other) => other - one);
  const limit = isClosed ? Math.min(minBend, strongest[2] ?? 0) : minBend;
  return points
    .filter(([, , weight], index) => index === 0 || index === points.length - 1 || weight >= limit)
    .map(([x, y]) => [x, y]);
}

const rounded = (points: [number, number][], round: number): Arc =>
  points
    .map(([x, y]): [number, number] => [Math.round(x / round), Math.round(y / round)])
    .filter(([x, y], index, all) => index === 0 || x !== all[index - 1]?.[0] || y !== all[index - 1]?.[1]);

function largeRings(label: number, borders: Border[], arcs: Arc[], minIsland: number): Ring[] {
  const rings = ringsAround(label, borders).map((ring) => ({ ring, area: Math.abs(ringArea(ring, arcs)) }));
  const largest = Math.max(...rings.map(({ area }) => area));
  const isIsland = (ring: Ring) =>
    ring.every(
      (arc) => borders[arc < 0 ? ~arc : arc]?.left === 0 || borders[arc < 0 ? ~arc : arc]?.right === 0,
    );
  return rings
    .filter(({ ring, area }) => area === largest || (area >= minIsland && area > 0) || !isIsland(ring))
    .map(({ ring }) => ring);
}

/** Links the borders that have the area on their right. */
function ringsAround(label: number, borders: Border[]): Ring[] {
  const ends = new Map<number, { arc: number; to: number }[]>();
  for (const [index, { left, right, corners }] of borders.entries()) {
    const [first = 0, last = 0] = [corners[0], corners.at(-1)];
    if (right === label) ends.set(first, [...(ends.get(first) ?? []), { arc: index, to: last }]);
    if (left === label) ends.set(last, [...(ends.get(last) ?? []), { arc: ~index, to: first }]);
  }
  const rings: Ring[] = [];
  for (const [start, list] of ends)
    for (let next = list.pop(); next; next = list.pop()) {
      const ring = [next.arc];
      let at = next.to;
      while (at !== start) {
        const following = ends.get(at)?.pop();
        if (!following) throw new Error(`The border of area ${label} is open`);
        ring.push(following.arc);
        at = following.to;
      }
      rings.push(ring);
    }
  return rings;
}

export const ringPoints = (ring: Ring, arcs: readonly Arc[]): Arc =>
  ring.flatMap((arc) => (arc < 0 ? (arcs[~arc] ?? []).toReversed() : (arcs[arc] ?? [])).slice(1));

function ringArea(ring: Ring, arcs: Arc[]): number {
  const points = ringPoints(ring, arcs);
  return points.reduce((sum, [x, y], index) => {
    const [lastX, lastY] = points.at(index - 1) ?? [0, 0];
    return sum + (lastX * y - x * lastY) / 2;
  }, 0);
}
