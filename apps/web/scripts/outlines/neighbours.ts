import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';

type Shape = Polygon | MultiPolygon;

/** The largest area that the map can show, in degrees. */
const box = { west: 86, south: -30, east: 150, north: 26 };
/** Minimum triangle area of a point, in square degrees; smaller bends are removed, more of them on far coasts. */
const minBend = { near: 0.000_6, far: 0.02 };
const near = new Set(['Malaysia', 'Brunei', 'Singapore', 'Timor-Leste', 'Papua New Guinea']);

type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>;
const atlas = fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json'));
const world = JSON.parse(readFileSync(atlas, 'utf8')) as Countries;
const weighted = presimplify(world);

function countries(minArea: number) {
  const topology = simplify(weighted, minArea);
  return feature(topology, topology.objects.countries).features.filter(
    ({ properties }) => properties.name !== 'Indonesia',
  );
}

/** The countries with a land border or a strait, in full detail. */
export const nearShapes = (): Shape[] =>
  countries(0)
    .filter(({ properties }) => near.has(properties.name))
    .map(({ geometry }) => geometry as Shape);

/** The coasts around Indonesia as rings in degrees, from Natural Earth. Lakes are dropped to save bytes. */
export function neighbourRings(): Position[][] {
  const shapes = [
    ...countries(minBend.far).filter(({ properties }) => !near.has(properties.name)),
    ...countries(minBend.near).filter(({ properties }) => near.has(properties.name)),
  ];
  return shapes.flatMap(({ geometry }) => outerRings(geometry as Shape | null).map(clip));
}

function outerRings(shape: Shape | null): Position[][] {
  if (!shape) return [];
  const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates;
  return polygons.flatMap(([outer]) => (outer && !crossesDateLine(outer) ? [outer] : []));
}

/** A ring across the date line would be drawn as a line around the world. */
function crossesDateLine(ring: Position[]): boolean {
  const longitudes = ring.map(([longitude = 0]) => longitude);
  return Math.max(...longitudes) - Math.min(...longitudes) > 180;
}

/** Sutherland-Hodgman clipping. */
function clip(ring: Position[]): Position[] {
  const sides: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, box.west, 1],
    [0, box.east, -1],
    [1, box.south, 1],
    [1, box.north, -1],
  ];
  return sides.reduce((points, [axis, limit, sign]) => {
    const isInside = (point: Position) => ((point[axis] ?? 0) - limit) * sign >= 0;
    return points.flatMap((point, index) => {
      const before = points.at(index - 1) ?? point;
      const crossing = isInside(before) === isInside(point) ? [] : [crossingAt(before, point, axis, limit)];
      return isInside(point) ? [...crossing, point] : crossing;
    });
  }, ring);
}

function crossingAt(from: Position, to: Position, axis: 0 | 1, limit: number): Position {
  const [fromX = 0, fromY = 0] = from;
  const [toX = 0, toY = 0] = to;
  const share = (limit - (from[axis] ?? 0)) / ((to[axis] ?? 0) - (from[axis] ?? 0));
  return [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
}
