// What a member notices of the size of the database: `pnpm bench:billion [--short] [--posts N] [--keep]`. The real schema
// with as many rows as the disk has room for, beside the same with a million scans. For each post five replies, ten likes
// and ten scans; at most 20 million posts and 200 million scans.
import { parseArgs } from 'node:util';
import { ensurePrograms } from '@app/services/src/machine/ensure.ts';
import { conclude } from '@app/verify/kit/conclude.ts';
import { prepareApi } from '@app/verify/kit/product/prepare-api.ts';
import { rounded } from '@app/verify/kit/statistics.ts';
import { startApi } from '../kit/built-api.ts';
import { compare } from './compare.ts';
import { drop, load, postsThatFit } from './database.ts';
import { scansPerSecond } from './inserts.ts';
import { fillsPage, pagesOf, searches } from './requests.ts';
import { gigabytesOf } from './sizes.ts';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    posts: { type: 'string' },
  },
});
const size = values.short
  ? { small: 2000, large: 20_000, rounds: 3, turns: 20, seconds: 2 }
  : { small: 100_000, large: 20_000_000, rounds: 5, turns: 100, seconds: 15 };

await ensurePrograms('servers', 'benchmarks');
prepareApi();

const small = await load(size.small);
const posts = Math.min(Number(values.posts ?? size.large), await postsThatFit(small));
console.info(`loading ${posts} posts and what belongs to them`);
const large = await load(posts);
console.info(JSON.stringify(large));

const apis = { large: await startApi(large.address), small: await startApi(small.address) };
const between = (pathsOf: (count: number) => Record<string, (turn: number) => string>, rounds: number) =>
  compare(
    { api: apis.large, paths: pathsOf(posts) },
    { api: apis.small, paths: pathsOf(size.small) },
    { rounds, turns: size.turns },
  );
try {
  // Lets the code be compiled.
  await between(pagesOf, 1);
  const pages = await between(pagesOf, size.rounds);
  const search = await between(() => searches, size.rounds);
  const inserts = {
    large: await scansPerSecond(large.address, posts / 10, size.seconds),
    small: await scansPerSecond(small.address, size.small / 10, size.seconds),
  };
  // A rare word's page is not the same page at both sizes; its figure is printed and has no floor.
  const growthOf = (figures: typeof pages) =>
    Math.max(
      ...Object.entries(figures).flatMap(([name, { growth }]) =>
        fillsPage(name, size.small) ? [growth] : [],
      ),
    );
  const result = {
    rows: large.rows,
    gigabytes: rounded(large.bytes / 1e9),
    rowsLoadedPerSecond: Math.round(Object.values(large.rows).reduce((sum, n) => sum + n) / large.seconds),
    pageGrowth: growthOf(pages),
    searchGrowth: growthOf(search),
    insertGrowth: inserts.small.share / inserts.large.share,
    pages,
    search,
    inserts,
    largest: await gigabytesOf(large.address),
  };
  const name = values.short ? 'billion-short' : 'billion';
  conclude(import.meta.dirname, name, result, (floors) => [
    result.pageGrowth > floors.pageGrowth && `a page takes more than ${floors.pageGrowth} times as long`,
    result.searchGrowth > floors.searchGrowth &&
      `a search takes more than ${floors.searchGrowth} times as long`,
    result.insertGrowth > floors.insertGrowth &&
      `scans are written more than ${floors.insertGrowth} times slower`,
    result.rows.scans < floors.rows.scans && `there are fewer than ${floors.rows.scans} scans`,
  ]);
} finally {
  await Promise.all([apis.large.stop(), apis.small.stop()]);
  if (!values.keep) await Promise.all([drop(posts), drop(size.small)]);
}
