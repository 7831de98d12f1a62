import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connectRedis } from '#api/clients/redis.ts';
import { appendEvent } from '#api/lib/events/event-log.ts';
import { eventConsumer } from '#api/lib/events/event-consumer.ts';
import { writePost, writeReply } from '#test/community.ts';
import { eventually } from '#test/eventually.ts';
import { localVariables, startTestApi, type TestApi } from '#test/harness.ts';
import { plansOf } from '#test/plans.ts';
import { waitUntilAnnounced } from '#test/waiting.ts';
import { type LiveMessage, liveChannel } from './live-channel.ts';
import { liveRelay } from './live-relay.ts';

/** This instance has no Redis, so that whatever it writes waits in the log. */
let api: TestApi;
const redis = connectRedis(localVariables().REDIS_URL!, { timeoutMs: 5000 });
const subscriber = redis.duplicate({ enableAutoPipelining: false });
let received: LiveMessage[] = [];
beforeAll(async () => {
  api = await startTestApi({ REDIS_URL: 'redis://127.0.0.1:1/0' });
  await eventually(
    async () => [redis.status, subscriber.status],
    (all) => all.every((status) => status === 'ready'),
  );
  await subscriber.subscribe(liveChannel(api.env.REDIS_PREFIX));
  subscriber.on('message', (_channel, text: string) => received.push(JSON.parse(text) as LiveMessage));
});
afterAll(async () => {
  redis.disconnect();
  subscriber.disconnect();
  await api.stop();
});
beforeEach(() => {
  received = [];
});

const relay = () => liveRelay({ db: api.db, redis, prefix: api.env.REDIS_PREFIX });

/** A session or a statistic that is being written holds events back for a moment, too. */
const announceAll = () =>
  eventually(
    () => relay().drain(),
    (isLeft) => !isLeft,
  );
const receives = (count: number) =>
  eventually(
    async () => received,
    ({ length }) => length >= count,
  );
const postOf = ({ event }: LiveMessage) => ('postId' in event ? event.postId : undefined);

test('what was written while Redis was away is announced in order when it is back, once', async () => {
  const [sari, budi] = [await api.signIn(), await api.signIn()];
  const { _id: postId } = await writePost(api, sari, { category: 'tips' });
  const { _id: replyId } = await writeReply(api, budi, postId);
  await announceAll();
  await announceAll();
  await waitUntilAnnounced(api.db);
  expect((await receives(3)).map(({ event, to }) => ({ event, to }))).toEqual([
    { event: { type: 'post', postId, category: 'tips', authorId: sari.id }, to: undefined },
    { event: { type: 'reply', postId, replyId, authorId: budi.id }, to: undefined },
    { event: { type: 'notification' }, to: [sari.id] },
  ]);
  // Who was told is nobody's business any more.
  const events = await api.db.selectFrom('app.event').select('notified_ids').execute();
  expect(events).toEqual([{ notified_ids: null }, { notified_ids: null }]);
});

test('a refused post leaves no event', async () => {
  const events = () => api.db.selectFrom('app.event').select('id').execute();
  const before = await events();
  await expect(
    api.db.transaction().execute(async (transaction) => {
      await appendEvent(transaction, { kind: 'post', postId: randomUUID() });
      throw new Error('refused');
    }),
  ).rejects.toThrow('refused');
  expect(await events()).toEqual(before);
});

test('an event that is committed late is not passed over', async () => {
  const [early, late] = [randomUUID(), randomUUID()];
  const slow = await api.db.startTransaction().execute();
  await appendEvent(slow, { kind: 'changed', postId: late });
  await appendEvent(api.db, { kind: 'changed', postId: early });
  // More is left: it was written after one that is not committed yet.
  expect(await relay().drain()).toBe(true);
  expect(received).toEqual([]);
  await slow.commit().execute();
  await announceAll();
  expect((await receives(2)).map(postOf)).toEqual([late, early]);
});

test('relays that run at the same time announce each event once', async () => {
  const ids = Array.from({ length: 250 }, () => randomUUID());
  await api.db.transaction().execute(async (transaction) => {
    for (const postId of ids) await appendEvent(transaction, { kind: 'changed', postId });
  });
  await Promise.all(Array.from({ length: 8 }, announceAll));
  expect((await receives(250)).map(postOf)).toEqual(ids);
});

test('what could not be delivered comes again', async () => {
  const postId = randomUUID();
  await appendEvent(api.db, { kind: 'changed', postId });
  const broken = eventConsumer({
    db: api.db,
    name: 'live',
    maxAgeMinutes: 10,
    deliver: () => Promise.reject(new Error('Redis is away')),
    skip: () => Promise.resolve(),
  });
  await expect(
    eventually(
      () => broken.drain(),
      () => false,
    ),
  ).rejects.toThrow('Redis is away');
  await announceAll();
  expect((await receives(1)).map(postOf)).toEqual([postId]);
});

test('after a long interruption pages are told to refetch, and then what is new', async () => {
  const postId = randomUUID();
  for (let count = 0; count < 3; count += 1) {
    await appendEvent(api.db, { kind: 'changed', postId: randomUUID() });
  }
  await sql`update app.event set at = now() - interval '11 minutes' where (xact, id) > (
    select xact, event_id from app.event_position where consumer = 'live')`.execute(api.db);
  await appendEvent(api.db, { kind: 'changed', postId });
  await announceAll();
  expect((await receives(2)).map(({ event }) => event)).toEqual([
    { type: 'missed' },
    { type: 'changed', postId },
  ]);
});

test('no part of the log is read from end to end', async () => {
  await sql`insert into app.event (kind, post_id, at)
    select 'changed', gen_random_uuid(), now() - make_interval(mins => n / 50) from generate_series(1, 5000) as n`.execute(
    api.db,
  );
  await sql`analyze app.event`.execute(api.db);
  await appendEvent(api.db, {
    kind: 'reply',
    postId: randomUUID(),
    replyId: randomUUID(),
    notifiedIds: [randomUUID()],
  });
  const plans = await plansOf(api, async () => void (await announceAll()), /app"?\."?(event|reply)\b/);
  const waiting = await plansOf(api, () => waitUntilAnnounced(api.db), /app"?\."?event\b/);
  const all = [...plans, ...waiting].join('\n');
  expect(all).toMatch(/event_2\w+_pkey/);
  expect(all).toMatch(/reply_\w+_pkey/);
  // Days to come are empty.
  expect(all).not.toMatch(/Seq Scan on (event_\w+ .*rows=(?!1 )|reply)/);
});

test('a database that was copied row by row announces new events', async () => {
  await sql`update app.event_position set xact = '9000000000000000000'`.execute(api.db);
  await relay().resetAfterCopy();
  const postId = randomUUID();
  await appendEvent(api.db, { kind: 'changed', postId });
  await announceAll();
  const posts = await eventually(
    async () => received.map(postOf),
    (ids) => ids.includes(postId),
  );
  // Some of the last ones may be repeated.
  expect(posts.at(-1)).toBe(postId);
});
