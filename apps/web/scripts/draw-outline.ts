// Generates the built-in base map from Natural Earth's countries (package world-atlas): `pnpm outline`.
// Run it when these settings change; the page loads the generated file, never the atlas.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** The largest area that the map can show, in degrees. */
const box = { west: 80, south: -45, east: 160, north: 40 };
/** Steps in a degree: a hundredth is about a kilometre. */
const steps = 100;
/** Minimum triangle area of a point, in square degrees; smaller bends are removed, more of them on far coasts. */
const minBendArea = { near: 0.000_15, far: 0.02 };
/** Countries that border Indonesia are simplified like it, so that the borders match. */
const near = new Set(['Indonesia', 'Malaysia', 'Brunei', 'Singapore', 'Timor-Leste', 'Papua New Guinea']);

const atlas = fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json'));
const target = new URL('../src/features/directory/map/base/outline.txt', import.meta.url);

type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>;
const world = JSON.parse(readFileSync(atlas, 'utf8')) as Countries;
const weighted = presimplify(world);
const simplifiedCountries = (minArea: number) => {
  const topology = simplify(weighted, minArea);
  return feature(topology, topology.objects.countries).features;
};

const lines: string[] = [];
const countries = [
  ...simplifiedCountries(minBendArea.far).filter(({ properties }) => !near.has(properties.name)),
  ...simplifiedCountries(minBendArea.near).filter(({ properties }) => near.has(properties.name)),
];
for (const country of countries) {
  const owner = country.properties.name === 'Indonesia' ? 'indonesia' : 'neighbour';
  for (const ring of outerRings(country.geometry as Polygon | MultiPolygon | null)) {
    const drawn = deltaEncode(clip(ring));
    if (drawn.length > 6) lines.push(`${owner} ${drawn.join(' ')}`);
  }
}
writeFileSync(target, `${[`steps ${steps}`, ...lines].join('\n')}\n`);
console.info(`${lines.length} islands and coasts`);

/** Lakes are dropped to save bytes. */
function outerRings(shape: Polygon | MultiPolygon | null): Position[][] {
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

/** Delta-encoded longitude and latitude: small numbers compress well. */
function deltaEncode(ring: Position[]): number[] {
  let [lastX, lastY] = [0, 0];
  return ring.flatMap(([longitude = 0, latitude = 0], index) => {
    const [x, y] = [Math.round(longitude * steps), Math.round(latitude * steps)];
    const step = [x - lastX, y - lastY];
    if (index > 0 && step.every((part) => part === 0)) return [];
    [lastX, lastY] = [x, y];
    return step;
  });
}
