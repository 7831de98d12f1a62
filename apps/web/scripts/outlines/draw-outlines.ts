// Draws the map's own outlines: `pnpm outlines kabupaten.geojson.gz`, with the 514 kabupaten and kota (code, name) of
// cahyadsn/wilayah_boundaries. Run it when the source or these settings change; the page loads the written files.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { provinces } from '@app/contract/provinces';
import { closeGaps } from './close-gaps.ts';
import { paintAreas, steps } from './label-grid.ts';
import { extents, labelPoints } from './label-points.ts';
import { addNeighbourStrip, neighbourLabel } from './neighbour-strip.ts';
import { nearShapes, neighbourRings } from './neighbours.ts';
import { mainTowns, provinceCodes } from './province-codes.ts';
import { simplifiedShapes } from './topology.ts';
import { type NamedArea, writeLines, writeShapes } from './write-shapes.ts';

/** The whole country is seen from afar, a province's kabupaten from near. In cells, see label-grid.ts. */
const detail = {
  country: { minBend: 200, minIsland: 300, round: 5 },
  province: { minBend: 16, minIsland: 24, round: 1 },
};
const target = new URL('../../src/features/directory/map/base/outlines/', import.meta.url);

type Source = FeatureCollection<Polygon | MultiPolygon, { code: string; name: string }>;
const [path] = process.argv.slice(2);
if (!path) throw new Error('Usage: pnpm outlines kabupaten.geojson.gz');
const { features } = JSON.parse(gunzipSync(readFileSync(path)).toString()) as Source;

const grid = paintAreas(features.map(({ geometry }) => geometry));
closeGaps(grid);
addNeighbourStrip(grid, nearShapes());
const regencyPoints = labelPoints(grid);
const regencies = features.map(({ properties: { code, name } }, index): NamedArea => {
  const at = regencyPoints.get(index + 1);
  if (!at) throw new Error(`${name} has no cell of its own`);
  return { label: index + 1, code, name, at };
});
const strip = { label: neighbourLabel, code: '0', name: '', at: { x: 0, y: 0, room: 0 } };

rmSync(new URL('provinces/', target), { recursive: true, force: true });
mkdirSync(new URL('provinces/', target), { recursive: true });
const near = simplifiedShapes(grid, detail.province);
const arcsOf = (label: number) =>
  new Set(
    near.rings
      .get(label)
      ?.flat()
      .map((arc) => (arc < 0 ? ~arc : arc)),
  );
for (const code of Object.values(provinceCodes)) {
  const areas = regencies.filter((area) => area.code.startsWith(code));
  const own = new Set(areas.flatMap(({ label }) => [...arcsOf(label)]));
  // Only the pieces of the strip along this province.
  const pieces = (near.rings.get(neighbourLabel) ?? []).filter((ring) =>
    ring.some((arc) => own.has(arc < 0 ? ~arc : arc)),
  );
  const shapes = { ...near, rings: new Map(near.rings).set(neighbourLabel, pieces) };
  const written = [...(pieces.length > 0 ? [strip] : []), ...areas];
  writeFileSync(
    new URL(`provinces/${code}.txt`, target),
    writeShapes(shapes, written, steps, detail.province.round),
  );
}

const provinceOf = regencies.map(({ code }) => Number(code.slice(0, 2)));
for (const [cell, label] of grid.entries())
  if (label !== 0 && label !== neighbourLabel) grid[cell] = provinceOf[label - 1] ?? 0;
const provincePoints = labelPoints(grid);
const areas = provinces.map((name): NamedArea => {
  const code = provinceCodes[name];
  return { label: Number(code), code, name, at: provincePoints.get(Number(code)) ?? strip.at };
});
const { round } = detail.country;
const country = writeShapes(simplifiedShapes(grid, detail.country), [strip, ...areas], steps, round);
const coasts = neighbourRings()
  .map((ring) =>
    ring.map(([x = 0, y = 0]): [number, number] => [
      Math.round((x * steps) / round),
      Math.round((y * steps) / round),
    ]),
  )
  .filter((ring) => ring.length > 3);
const towns = Object.entries(mainTowns).map(([code, name]) => {
  const { x = 0, y = 0 } = regencies.find((area) => area.code === code)?.at ?? {};
  return `town ${Math.round(x / round)} ${Math.round(y / round)} ${name}`;
});
writeFileSync(
  new URL('indonesia.txt', target),
  `${country}${[...writeLines('coast', coasts), ...towns].join('\n')}\n`,
);

const bounds = extents(grid);
const inDegrees = provinces.map((name) => {
  const { west, south, east, north } = bounds.get(Number(provinceCodes[name])) ?? {
    west: 0,
    south: 0,
    east: 0,
    north: 0,
  };
  const degrees = (value: number) => Math.round((value / steps) * 100) / 100;
  return [
    name,
    {
      code: provinceCodes[name],
      west: degrees(west),
      south: degrees(south),
      east: degrees(east),
      north: degrees(north),
    },
  ];
});
writeFileSync(
  new URL('provinces.json', target),
  `${JSON.stringify(Object.fromEntries(inDegrees), null, 2)}\n`,
);
