// Response times of a forum with a million posts: `pnpm bench:forum [--short] [--rebuild]`.
// Every figure is compared with plain SQL in the same round, because machine speed varies over time.
import { hash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { postCategories } from '@app/contract/community';
import { encodeCursor } from '@app/api/src/lib/cursor.ts';
import { postListRepository } from '@app/api/src/modules/community/list/post-list.repository.ts';
import { startApi } from '../kit/built-api.ts';
import { prepareForum } from './database.ts';
import { likesPerSecond } from './likes.ts';
import { userId } from '@app/verify/kit/dataset/forum-rows.ts';
import { recomputesOfThousand } from './forum-recomputes.ts';
import { forumActions, timeTwice } from './forum-actions.ts';
import { wordClassNames } from '@app/verify/kit/dataset/forum-words.ts';
import { pgbench } from '../kit/pgbench.ts';
import { recordStatements, withValues } from '../kit/recorded-statements.ts';
import { conclude } from '@app/verify/kit/conclude.ts';
import { prepareApi } from '@app/verify/kit/product/prepare-api.ts';
import { median, percentile, rounded } from '@app/verify/kit/statistics.ts';
import { ensurePrograms } from '@app/services/src/machine/ensure.ts';

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, rebuild: { type: 'boolean', default: false } },
});
const size = values.short
  ? { posts: 20_000, fewer: 2000, rounds: 1, turns: 20, seconds: 2 }
  : { posts: 1_000_000, fewer: 100_000, rounds: 5, turns: 97, seconds: 6 };

await ensurePrograms('servers', 'benchmarks');
prepareApi();
const forum = await prepareForum(size.posts, values.rebuild);
const smallForum = await prepareForum(size.fewer, values.rebuild);

const viewers = Array.from({ length: 500 }, (_, number) => ({
  id: userId(number),
  token: hash('sha256', `session-${number}`, 'base64url'),
}));
const deepPages = Array.from({ length: 60 }, (_, number) => ({
  category: postCategories[number % postCategories.length]!,
  seq: Math.floor(size.posts * (0.1 + (0.9 * number) / 60)),
  viewer: viewers[number]!,
}));
const lists = await recordStatements(forum.address, deepPages, (db, { category, seq, viewer }) =>
  postListRepository(db).newest({ category, isUnanswered: false, isWithoutPinned: true }, seq, 21, viewer.id),
);
const deepLines = deepPages.map(({ category, seq, viewer }) => {
  const page = new URLSearchParams({ category, cursor: encodeCursor([seq]) });
  return `${viewer.token} /community/posts?${page.toString()}`;
});
/** The first page of the lists, which is cached. */
const hotLines = viewers.map(({ token }, number) => {
  const category = postCategories[number % (2 * postCategories.length)];
  return `${token} /community/posts${category ? `?category=${category}` : ''}`;
});

const api = await startApi(forum.address);
const [large, small] = [
  forumActions(forum.address, size.posts),
  forumActions(smallForum.address, size.fewer),
];

async function timesOfRound() {
  const times: Record<string, { first: number[]; second: number[]; smaller: number[] }> = {};
  for (const name of Object.keys(large.actions)) {
    const samples = (times[name] = {
      first: [] as number[],
      second: [] as number[],
      smaller: [] as number[],
    });
    // Interleaved, so that a slow phase affects both sizes.
    for (let turn = 0; turn < size.turns; turn += 1) {
      const { first, second } = await timeTwice(() => large.actions[name]!(turn));
      samples.first.push(first);
      samples.second.push(second);
      samples.smaller.push((await timeTwice(() => small.actions[name]!(turn))).second);
    }
  }
  return times;
}

async function round() {
  const times = await timesOfRound();
  const engine = await pgbench({
    address: forum.address,
    scripts: lists.flat().map(withValues),
    seconds: size.seconds,
  });
  const uncached = await api.throughput(deepLines, size.seconds, 'token-path');
  const cached = await api.throughput(hotLines, size.seconds, 'token-path');
  const likes = await likesPerSecond(forum.address, size.posts, size.seconds);
  const p95 = (list: number[]) => percentile(list, 0.95);
  const measured = {
    uncachedShare: uncached / engine,
    cachedRatio: cached / engine,
    spreadShare: likes.spread / likes.baseline,
    popularShare: likes.popular / likes.spread,
    perSecond: { pgbench: engine, uncached, cached, ...likes },
    p95: Object.fromEntries(Object.entries(times).map(([name, { first }]) => [name, p95(first)])),
    growth: Object.fromEntries(
      Object.entries(times).map(([name, { second, smaller }]) => [name, p95(second) / p95(smaller)]),
    ),
  };
  console.info(
    JSON.stringify(measured, (_, value: unknown) => (typeof value === 'number' ? rounded(value) : value)),
  );
  return measured;
}

const rounds: Awaited<ReturnType<typeof round>>[] = [];
let recomputes = Number.NaN;
try {
  // Warm-up: fills caches and lets the code be compiled.
  await api.throughput([...deepLines, ...hotLines], size.seconds, 'token-path');
  recomputes = await recomputesOfThousand(forum.address);
  for (let count = 0; count < size.rounds; count += 1) rounds.push(await round());
} finally {
  await Promise.all([api.stop(), large.close(), small.close()]);
}

type Round = (typeof rounds)[number];
const medianOf = (pick: (one: Round) => number) => median(rounds.map(pick));
const medianOfEach = (pick: (one: Round) => Record<string, number>) =>
  Object.fromEntries(Object.keys(large.actions).map((name) => [name, medianOf((one) => pick(one)[name]!)]));
const p95Ms = medianOfEach(({ p95 }) => p95);
const growth = medianOfEach((one) => one.growth);
const result = {
  listShare: medianOf((one) => one.uncachedShare),
  cachedListRatio: medianOf((one) => one.cachedRatio),
  recomputesOfThousand: recomputes,
  searchP95Ms: Math.max(...[...wordClassNames, 'noHit'].map((name) => p95Ms[name]!)),
  likeSpreadShare: medianOf((one) => one.spreadShare),
  likePopularShare: medianOf((one) => one.popularShare),
  growth: Math.max(...Object.values(growth)),
  p95Ms,
  growthOfEach: growth,
  perSecond: Object.fromEntries(
    Object.keys(rounds[0]!.perSecond).map((name) => [
      name,
      Math.round(medianOf((one) => (one.perSecond as Record<string, number>)[name]!)),
    ]),
  ),
  posts: forum.posts,
  replies: forum.replies,
  likes: forum.likes,
  rounds: rounds.length,
};

conclude(import.meta.dirname, 'forum', result, (floors) => [
  result.listShare < floors.listShare && `lists are less than ${floors.listShare} of pgbench`,
  result.cachedListRatio < floors.cachedListRatio &&
    `hot lists are less than ${floors.cachedListRatio} times pgbench`,
  result.recomputesOfThousand > floors.recomputesOfThousand && 'concurrent requests do not share one query',
  result.searchP95Ms > floors.searchP95Ms && `a search takes more than ${floors.searchP95Ms} ms`,
  result.likeSpreadShare < floors.likeSpreadShare &&
    `likes are less than ${floors.likeSpreadShare} of plain inserts`,
  result.likePopularShare < floors.likePopularShare &&
    `likes of one post are less than ${floors.likePopularShare} of those of all`,
  result.growth > floors.growth && `ten times the posts take more than ${floors.growth} times as long`,
  !values.short && result.posts < floors.posts && `there are fewer than ${floors.posts} posts`,
  !values.short && result.replies < floors.replies && `there are fewer than ${floors.replies} replies`,
  !values.short && result.likes < floors.likes && `there are fewer than ${floors.likes} likes`,
]);
