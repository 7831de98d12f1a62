// Searches among ten million posts: `pnpm bench:search [--rows N] [--short] [--rebuild]`. Six classes of words and one that
// was common long ago: how long they take, and how many posts the index names for one search.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { connect, createPool } from '@app/api/src/db/database.ts';
import { encodeCursor } from '@app/api/src/lib/cursor.ts';
import { postLists } from '@app/api/src/modules/community/list/post-list.service.ts';
import { postSearch } from '@app/api/src/modules/community/search/post-search.service.ts';
import { indexRows } from '@app/api/test/index-rows.ts';
import { ensurePrograms } from '@app/services/src/machine/ensure.ts';
import { conclude } from '@app/verify/kit/conclude.ts';
import { prepareApi } from '@app/verify/kit/product/prepare-api.ts';
import { median, percentile, rounded } from '@app/verify/kit/statistics.ts';
import { recordStatements } from '../kit/recorded-statements.ts';
import { preparePosts, wordClasses, wordClassNames, type WordClass } from './database.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string' },
    short: { type: 'boolean', default: false },
    rebuild: { type: 'boolean', default: false },
  },
});
const posts = Number(values.rows ?? (values.short ? 200_000 : 10_000_000));
const turns = values.short ? 40 : 200;
/** Positions whose statements are explained. */
const explained = 12;

await ensurePrograms('servers');
prepareApi();
const { address, loadSeconds } = await preparePosts(posts, values.rebuild);

const pool = createPool(address, 1);
const connection = connect(pool);
const viewerId = randomUUID();
type Db = ReturnType<typeof connect>;
const listsOf = (db: Db) => postLists({ db, photoAddress: async () => null, search: postSearch(db) });
/** Every other search continues from a position anywhere. */
const searchOf = (name: WordClass, turn: number) => ({
  search: wordClasses[name],
  ...(turn % 2 === 1 && { cursor: encodeCursor([1 + Math.floor(((turn * 61) % 97) * (posts / 97))]) }),
});

async function timesOf(lists: ReturnType<typeof listsOf>, name: WordClass): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const began = performance.now();
    await lists.list(searchOf(name, turn), viewerId);
    times.push(performance.now() - began);
  }
  return times;
}

async function gatheredOf(name: WordClass) {
  const searches = await recordStatements(address, [...Array(explained).keys()], (recorded, turn) =>
    listsOf(recorded).list(searchOf(name, turn), viewerId),
  );
  const [hits, words, steps] = [[], [], []] as [number[], number[], number[]];
  for (const statements of searches) {
    const found = await indexRows(pool, statements, 'post_words_idx');
    hits.push(found.reduce((sum, rows) => sum + rows, 0));
    steps.push(statements.length);
    words.push(...(await indexRows(pool, statements, 'post_word_length_idx')));
  }
  return { hits: Math.max(...hits), statements: Math.max(...steps), completionRows: Math.max(...words) };
}

const lists = listsOf(connection);
const classes: Record<string, { p50Ms: number; p95Ms: number } & Awaited<ReturnType<typeof gatheredOf>>> = {};
try {
  for (const name of wordClassNames) await lists.list(searchOf(name, 0), viewerId);
  for (const name of wordClassNames) {
    const times = await timesOf(lists, name);
    classes[name] = {
      p50Ms: median(times),
      p95Ms: rounded(percentile(times, 0.95)),
      ...(await gatheredOf(name)),
    };
    console.info(JSON.stringify({ [name]: classes[name] }));
  }
} finally {
  await connection.destroy();
}

const most = (pick: (one: (typeof classes)[string]) => number) =>
  Math.max(...Object.values(classes).map(pick));
const result = {
  searchP95Ms: most(({ p95Ms }) => p95Ms),
  hits: most(({ hits }) => hits),
  completionRows: most(({ completionRows }) => completionRows),
  statements: most(({ statements }) => statements),
  classes,
  posts,
  loadSeconds,
};
conclude(import.meta.dirname, 'search', result, (floors) => [
  result.searchP95Ms > floors.searchP95Ms && `a search takes more than ${floors.searchP95Ms} ms`,
  result.hits > floors.hits && `the index names more than ${floors.hits} posts for one search`,
  result.completionRows > floors.completionRows &&
    `a beginning of a word reads more than ${floors.completionRows} words`,
  result.statements > floors.statements && `a search takes more than ${floors.statements} statements`,
]);
