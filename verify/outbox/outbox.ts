// No event is lost: `pnpm test:outbox [--built] [--control]`. Members post all the time while Redis, the worker and an
// instance of the API are killed, the instance between its commits and their announcement. At the end every page that
// stayed open has received of every post, or was told to look again and found it.
// --control: what the killed instance had not announced is forgotten, as before; the proof must notice.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { conclude } from '../kit/conclude.ts';
import { prepareApi } from '../kit/product/prepare-api.ts';
import { createSender } from '../kit/http/http-client.ts';
import { startProduct } from '../kit/product/api.ts';
import { addUser } from '../kit/product/users.ts';
import { startWorker } from '../kit/product/worker.ts';
import { holdsSoon, waitUntil } from '../kit/process/wait-until.ts';
import { rounded } from '../kit/statistics.ts';
import { latency } from './latency.ts';
import { openPage } from './page.ts';
import { startRedis } from './redis.ts';
import { repeatedMessages } from './repeated-messages.ts';
import { writeCost } from './write-cost.ts';
import { startWriters } from './writers.ts';

const { values } = parseArgs({
  options: { built: { type: 'boolean', default: false }, control: { type: 'boolean', default: false } },
});
if (!values.built) prepareApi();
const began = performance.now();
const redis = await startRedis();
const product = await startProduct('outbox', 3, { REDIS_URL: redis.url });
const { db, pool, addresses, pids } = product;
const survivors = addresses.slice(0, 2);

const unannounced = `from app.event, app.event_position as position
  where (event.xact, event.id) > (position.xact, position.event_id)`;

/**
 * The instance is killed after it committed and before it announced: until then the position is locked, and every relay
 * passes by. Returns how many events waited.
 */
async function killBetweenCommitAndAnnouncement(): Promise<number> {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select from app.event_position for update');
  await pause(1000);
  process.kill(pids[2]!, 'SIGKILL');
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count ${unannounced}`);
  if (values.control)
    await client.query(
      `update app.event_position set (xact, event_id, at) =
         (select xact, id, at from app.event order by xact desc, id desc limit 1)`,
    );
  await client.query('commit');
  client.release();
  return rows[0]!.count;
}

async function measure() {
  const users = await Promise.all(Array.from({ length: 7 }, () => addUser(db)));
  const worker = startWorker(product.env);
  const pages = [
    openPage(users[0]!, survivors, 0),
    openPage(users[1]!, survivors, 1),
    // Its instance is killed, and it goes on at another.
    openPage(users[2]!, addresses, 2),
  ];
  await waitUntil('all pages are open', () => pages.every((page) => page.isOpen()), 10_000);
  const quiet = await latency({ product, redis, user: users[3]!, page: pages[1]! });
  const messages = await repeatedMessages(redis.client, product.env.REDIS_PREFIX);

  const writers = startWriters(users.slice(3), addresses.map(createSender), 25);
  await pause(1000);
  await worker.kill();
  await redis.kill();
  await pause(2500);
  await worker.kill();
  await redis.start();
  await pause(1500);
  const leftByKilled = await killBetweenCommitAndAnnouncement();
  for (let kill = 0; kill < 3; kill += 1) {
    await pause(700);
    await worker.kill();
  }
  await pause(1000);
  await writers.stop();

  const { rows } = await pool.query<{ id: string }>('select id from app.post where author_id is not null');
  const lostOf = (page: (typeof pages)[number]) => rows.filter(({ id }) => !page.isKnown(id)).length;
  await holdsSoon(() => pages.every((page) => lostOf(page) === 0));
  const waiting = await pool.query(`select ${unannounced}`);
  const result = {
    posts: rows.length,
    acknowledged: writers.written.length,
    leftByKilled,
    lost: Math.max(...pages.map(lostOf)),
    stillWaiting: waiting.rowCount,
    pages: pages.map((page) => page.counts()),
    repeatedInRedis: messages.repeated(),
    latency: quiet,
  };
  messages.stop();
  await Promise.all(pages.map((page) => page.close()));
  await worker.stop();
  return { ...result, writeCost: await writeCost(db, users[0]!.id) };
}

async function measureAndStop() {
  try {
    return await measure();
  } finally {
    await product.stop();
    await redis.stop();
  }
}

const measured = await measureAndStop();
const result = { ...measured, seconds: rounded((performance.now() - began) / 1000) };
conclude(import.meta.dirname, 'outbox', result, (floors) =>
  values.control
    ? [result.lost === 0 && 'nothing was lost without the outbox: this test cannot fail']
    : [
        result.posts < floors.posts && `only ${result.posts} posts`,
        result.leftByKilled === 0 && 'the killed instance had announced everything',
        result.lost > 0 && `${result.lost} posts never reached a page`,
        result.stillWaiting !== 0 && `${result.stillWaiting} events still wait`,
        result.latency.outbox.p95Ms > floors.latency.outbox.p95Ms &&
          `an event takes ${result.latency.outbox.p95Ms} ms`,
        result.writeCost.ratio > floors.writeCost.ratio &&
          `a post costs ${result.writeCost.ratio} times as much`,
      ],
);
