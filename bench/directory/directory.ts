// How fast listings are found among a million: `pnpm bench:directory [--short] [--rebuild]`.
// Every figure is compared with plain SQL in the same round, because machine speed varies over time.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { collectorCategories } from '@app/contract/directory';
import { createPool } from '@app/api/src/db/database.ts';
import { collectorFinder } from '@app/api/src/modules/directory/collector-finder.service.ts';
import { collectorListService } from '@app/api/src/modules/directory/collector-list.service.ts';
import { conditionsOf } from '@app/api/src/modules/directory/filters.ts';
import { project } from '@app/api/src/modules/directory/map-grid.ts';
import { regionCatalogue } from '@app/api/src/modules/directory/regions/region-catalogue.ts';
import { mapRepository } from '@app/api/src/modules/directory/map.repository.ts';
import { prepareListings } from './database.ts';
import { startApi } from '../kit/built-api.ts';
import { pgbench } from '../kit/pgbench.ts';
import type { Statement } from '@app/api/test/index-rows.ts';
import { recordStatements, withValues } from '../kit/recorded-statements.ts';
import { conclude } from '@app/verify/kit/conclude.ts';
import { prepareApi } from '@app/verify/kit/product/prepare-api.ts';
import { median, percentile, rounded } from '@app/verify/kit/statistics.ts';
import { ensurePrograms } from '@app/services/src/machine/ensure.ts';

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, rebuild: { type: 'boolean', default: false } },
});
const size = values.short
  ? { listings: 50_000, rounds: 1, points: 100, seconds: 2, maps: 40 }
  : { listings: 1_000_000, rounds: 5, points: 200, seconds: 5, maps: 100 };

await ensurePrograms('servers', 'benchmarks');
prepareApi();
const { address, listings } = await prepareListings(size.listings, values.rebuild);

// This pool prepares every statement, so that each is planned once, as in the product.
const pool = createPool(address, 1);
const client = await pool.connect();
type Place = { longitude: number; latitude: number; half: number };
const { rows: startPoints } = await client.query<Omit<Place, 'half'>>(
  `select st_x(location::geometry) as longitude, st_y(location::geometry) as latitude
   from app.listing order by id limit $1`,
  [size.points],
);
const places: Place[] = [];
for (const { longitude, latitude } of startPoints) {
  // Half the side of the square around this point that contains about 500 listings.
  const { rows } = await client.query<{ half: number }>(
    `select 0.85 * max(st_distance(location::geometry, st_point($1, $2, 4326))) as half from (
       select location from app.listing where is_published
       order by map_point <-> st_transform(st_point($1, $2, 4326), 3857) limit 500
     ) as nearest`,
    [longitude, latitude],
  );
  places.push({ longitude, latitude, half: rows[0]!.half });
}

const { rows: backend } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
/** CPU milliseconds of the database backend, independent of other processes. */
const backendCpuMs = () => {
  const [nanoseconds] = readFileSync(`/proc/${backend[0]?.pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1_000_000;
};

type Times = { elapsed: number; database: number };
async function timed(statements: Statement[]): Promise<Times> {
  const [began, before] = [performance.now(), backendCpuMs()];
  for (const { sql, parameters } of statements) await client.query(sql, [...parameters]);
  return { elapsed: performance.now() - began, database: backendCpuMs() - before };
}

const timedWarm = async (statements: Statement[]): Promise<Times> => {
  await timed(statements);
  return timed(statements);
};

const mondayMorning = new Date('2026-11-16T03:00:00Z');
const filters = [
  { category: 'Logam' },
  { category: 'Organik', pickup: '1' },
  { material: 'kertas' },
  { kind: 'bank-sampah', openNow: '1' },
] as const;

const nearest = await recordStatements(address, [...places.entries()], (db, [number, from]) => {
  const conditions = conditionsOf(filters[number % filters.length]!, mondayMorning);
  return collectorFinder(db).nearest({ conditions, from, limit: 20 });
});
const baselineNearest = places.map(({ longitude, latitude }): Statement[] => [
  {
    sql: `select id from app.listing where is_published
      order by map_point <-> st_setsrid(st_makepoint($1, $2), 3857) limit 20`,
    parameters: Object.values(project(longitude, latitude)),
  },
]);
const boxes = await recordStatements(address, places, (db, { longitude, latitude, half }) => {
  const box = {
    west: longitude - half,
    south: latitude - half,
    east: longitude + half,
    north: latitude + half,
  };
  return mapRepository(db).points(box, conditionsOf({}, mondayMorning), 'by-place', 501);
});
const lists = await recordStatements(address, collectorCategories, (db, category) =>
  collectorListService(
    collectorFinder(db),
    async () => null,
    async () => regionCatalogue([]),
  ).list({ category }, mondayMorning),
);

const path = (name: string, query: Record<string, string>) =>
  `${name}?${new URLSearchParams(query).toString()}`;
const listPaths = collectorCategories.map((category) => path('/collectors', { category }));
const indonesia = { west: '94', south: '-11.5', east: '141.5', north: '6.5' };
const mapPaths = Array.from({ length: size.maps }, (_, number) => {
  const category = collectorCategories[number % (2 * collectorCategories.length)];
  return path('/collectors/map', {
    ...indonesia,
    zoom: String(4 + (number % 3)),
    ...(category && { category }),
  });
});

const api = await startApi(address);
async function round() {
  const times = { baseline: [] as Times[], nearest: [] as Times[], box: [] as Times[] };
  // Interleaved, so that a slow phase affects all three. Only the second run counts: a table of a gigabyte does not
  // fit into the default buffers of PostgreSQL, and reading pages from disk is not what is compared.
  for (let turn = 0; turn < places.length; turn += 1) {
    times.baseline.push(await timedWarm(baselineNearest[turn]!));
    times.nearest.push(await timedWarm(nearest[turn]!));
    times.box.push(await timedWarm(boxes[turn]!));
  }
  const engine = await pgbench({ address, scripts: lists.flat().map(withValues), seconds: size.seconds });
  const listsPerSecond = await api.throughput(listPaths, size.seconds);
  const maps = await api.times(mapPaths);
  const p95 = (list: Times[], clock: keyof Times) =>
    percentile(
      list.map((one) => one[clock]),
      0.95,
    );
  const measured = {
    baseline: p95(times.baseline, 'elapsed'),
    nearest: p95(times.nearest, 'elapsed'),
    baselineDatabase: p95(times.baseline, 'database'),
    nearestDatabase: p95(times.nearest, 'database'),
    box: p95(times.box, 'elapsed'),
    boxDatabase: p95(times.box, 'database'),
    pgbench: engine,
    lists: listsPerSecond,
    indonesia: percentile(maps, 0.95),
  };
  const figures = Object.entries(measured).map(([name, value]) => `${name} ${rounded(value)}`);
  console.info(figures.join(', '));
  return measured;
}

const rounds: Awaited<ReturnType<typeof round>>[] = [];
try {
  // Warm-up: fills caches and lets the code be compiled.
  await api.throughput(listPaths, size.seconds);
  for (const statements of [...baselineNearest, ...nearest, ...boxes]) await timed(statements);
  for (let count = 0; count < size.rounds; count += 1) rounds.push(await round());
} finally {
  await api.stop();
}
client.release();
await pool.end();

const medianOf = (pick: (one: (typeof rounds)[number]) => number) => median(rounds.map(pick));
const result = {
  nearestRatio: medianOf((one) => one.nearestDatabase / one.baselineDatabase),
  mapBoxP95Ms: medianOf((one) => one.boxDatabase),
  listShare: medianOf((one) => one.lists / one.pgbench),
  indonesiaP95Ms: medianOf((one) => one.indonesia),
  elapsedP95Ms: {
    baseline: medianOf((one) => one.baseline),
    nearest: medianOf((one) => one.nearest),
    mapBox: medianOf((one) => one.box),
  },
  databaseP95Ms: {
    baseline: medianOf((one) => one.baselineDatabase),
    nearest: medianOf((one) => one.nearestDatabase),
  },
  perSecond: { pgbench: medianOf((one) => one.pgbench), lists: medianOf((one) => one.lists) },
  listings,
  rounds: rounds.length,
};

conclude(import.meta.dirname, 'directory', result, (floors) => [
  result.nearestRatio > floors.nearestRatio &&
    `the nearest take more than ${floors.nearestRatio} times the plain query`,
  result.mapBoxP95Ms > floors.mapBoxP95Ms && `a box of 500 takes more than ${floors.mapBoxP95Ms} ms`,
  result.listShare < floors.listShare && `lists are less than ${floors.listShare} of pgbench`,
  result.indonesiaP95Ms > floors.indonesiaP95Ms &&
    `all of Indonesia takes more than ${floors.indonesiaP95Ms} ms`,
  !values.short && result.listings < floors.listings && `there are fewer than ${floors.listings} listings`,
]);
