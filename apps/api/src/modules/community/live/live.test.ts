import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { LiveEvent, liveEvents } from '@app/contract/community';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { call } from '#test/call.ts';
import { readList, writePost, writeReply } from '#test/community.ts';
import { conduct, type Person } from '#test/conduct.ts';
import { eventually } from '#test/eventually.ts';
import { freezeClock } from '#test/frozen-clock.ts';
import { pause, startTestApi, type TestApi } from '#test/harness.ts';
import { startRedis } from '#test/private-servers.ts';
import { staff } from '#test/staff.ts';
import { type LiveMessage, liveChannel } from './live-channel.ts';
import { startListeningInstance, waitUntilAnnounced, waitUntilDisconnected } from '#test/waiting.ts';

let api: TestApi;
let address: string;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_LIVE_STREAMS: '5' });
  address = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api.stop());

const { signInNamed, choose, mute, moderate } = conduct(() => api);

const opened: ClientRequest[] = [];
afterEach(async () => {
  for (const page of opened.splice(0)) page.destroy();
  await waitUntilDisconnected(api.app);
});

/** An open event stream, and the events received so far; none of what was written before. */
async function open(person: Person | null, at = address) {
  await waitUntilAnnounced(api.db);
  // Not fetch: it opens another connection in advance, and a stopping server would wait for it.
  const request = get(`${at}${liveEvents.path}`, { agent: false, headers: person?.headers ?? {} });
  request.on('error', () => undefined);
  opened.push(request);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const events: LiveEvent[] = [];
  const signs: string[] = [];
  const state = { isOver: false };
  let rest = '';
  response.setEncoding('utf8');
  response.on('error', () => undefined);
  response.on('close', () => (state.isOver = true));
  response.on('data', (chunk: string) => {
    const blocks = `${rest}${chunk}`.split('\n\n');
    rest = blocks.pop()!;
    const dataBlocks = blocks.filter((block) => block.startsWith('data: '));
    signs.push(...blocks.filter((block) => block.startsWith(':')));
    events.push(...dataBlocks.map((block) => LiveEvent.parse(JSON.parse(block.slice(6)))));
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    events,
    signs,
    state,
    close: () => request.destroy(),
  };
}

const receives = (page: Awaited<ReturnType<typeof open>>, count: number) =>
  eventually(
    async () => page.events,
    (events) => events.length >= count,
  );

test('a page receives posts and replies of others as they happen, and of what is for its person alone', async () => {
  const [sari, budi] = [await signInNamed('Sari'), await signInNamed('Budi')];
  const post = await writePost(api, sari);
  const [ofSari, ofBudi] = [await open(sari), await open(budi)];
  expect(ofSari.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  expect(ofSari.headers['x-content-type-options']).toBe('nosniff');
  expect(ofSari.headers['cache-control']).toBe('no-store');

  const reply = await writeReply(api, budi, post._id);
  const replied = { type: 'reply', postId: post._id, replyId: reply._id, authorId: budi.id };
  expect(await receives(ofSari, 2)).toEqual([replied, { type: 'notification' }]);
  const { _id: postId } = await writePost(api, budi, { category: 'tips' });
  const posted = { type: 'post', postId, category: 'tips', authorId: budi.id };
  expect((await receives(ofSari, 3)).at(-1)).toEqual(posted);
  expect(await receives(ofBudi, 2)).toEqual([replied, posted]);
});

test('the best reply and a moderator are told to the one concerned, the change to everybody', async () => {
  const [sari, budi] = [await api.signIn(), await api.signIn()];
  const moderator = await staff(api, 'moderator');
  const post = await writePost(api, sari, { category: 'tanya' });
  const reply = await writeReply(api, budi, post._id);
  const [ofBudi, ofModerator] = [await open(budi), await open(moderator)];
  await choose(sari, post, reply);
  const changed = { type: 'changed', postId: post._id };
  expect(await receives(ofBudi, 2)).toEqual([changed, { type: 'notification' }]);
  await moderate(moderator, { post, reply }, { action: 'hide' });
  expect(await receives(ofBudi, 4)).toEqual([
    changed,
    { type: 'notification' },
    changed,
    { type: 'notification' },
  ]);
  expect(ofModerator.events).toEqual([changed, changed]);
});

test('another instance of the API sends events to its pages too', async () => {
  const instance = await api.startInstance();
  const page = await open(await api.signIn(), await instance.app.listen({ host: '127.0.0.1', port: 0 }));
  const { _id: postId } = await writePost(api, await api.signIn());
  expect(await receives(page, 1)).toMatchObject([{ type: 'post', postId }]);
});

test('nobody is told of whom they muted', async () => {
  const [sari, budi] = [await api.signIn(), await api.signIn()];
  await mute(sari, budi);
  const page = await open(sari);
  await writePost(api, budi);
  const { _id: postId } = await writePost(api, await api.signIn());
  expect(await receives(page, 1)).toMatchObject([{ type: 'post', postId }]);
});

test('what is announced twice is told once, and too much at once as a reason to look again', async () => {
  const page = await open(await api.signIn());
  const announce = (id: string, postId: string) => {
    const message: LiveMessage = { id, event: { type: 'changed', postId } };
    return api.deps.redis.publish(liveChannel(api.env.REDIS_PREFIX), JSON.stringify(message));
  };
  const postId = randomUUID();
  await announce('twice', postId);
  await announce('twice', postId);
  expect(await receives(page, 1)).toEqual([{ type: 'changed', postId }]);
  await Promise.all(Array.from({ length: 500 }, (_, index) => announce(`many ${index}`, randomUUID())));
  const events = await eventually(
    async () => page.events,
    (all) => all.some(({ type }) => type === 'missed'),
  );
  expect(events.filter((event) => 'postId' in event && event.postId === postId)).toHaveLength(1);
  expect(events.map(({ type }) => type)).toContain('missed');
});

test('an instance that lost Redis ends its streams, so that pages look again, and reads its lists anew', async () => {
  const redis = await startRedis();
  const instance = await api.startInstance({ REDIS_URL: redis.url });
  const sari = await api.signIn();
  const at = await instance.app.listen({ host: '127.0.0.1', port: 0 });
  const page = await open(sari, at);
  expect(page.status).toBe(200);
  const titles = async () => (await readList(instance, sari)).posts.map(({ title }) => title);
  freezeClock();
  await titles();
  // Told through another Redis, so this instance does not hear of it.
  await writePost(api, sari, { title: 'Tanpa kabar' });
  await waitUntilAnnounced(api.db);
  expect(await titles()).not.toContain('Tanpa kabar');
  await redis.kill();
  await eventually(async () => page.state.isOver, Boolean);
  expect(page.state.isOver).toBe(true);
  await startRedis(redis.port);
  expect((await eventually(titles, ([newest]) => newest === 'Tanpa kabar'))[0]).toBe('Tanpa kabar');
});

test('is for members', async () => {
  expect((await open(null)).status).toBe(401);
  expect((await call(api, liveEvents)).statusCode).toBe(401);
});

test('three pages of a person, and so many of all; room is there again when one closes', async () => {
  const sari = await api.signIn();
  const pages = [await open(sari), await open(sari), await open(sari)];
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await open(sari)).status).toBe(429);
  await open(await api.signIn());
  await open(await api.signIn());
  expect((await open(await api.signIn())).status).toBe(503);
  pages[0]!.close();
  const again = await eventually(
    () => open(sari),
    ({ status }) => status === 200,
  );
  expect(again.status).toBe(200);
});

test('ends when the session ends', async () => {
  const [sari, budi] = [await api.signIn(), await api.signIn()];
  const [ofSari, ofBudi] = [await open(sari), await open(budi)];
  await api.db
    .updateTable('app.session')
    .set({ revoked_at: new Date() })
    .where('id', '=', sari.sessionId)
    .execute();
  await eventually(async () => ofSari.state.isOver, Boolean);
  expect([ofSari.state.isOver, ofBudi.state.isOver]).toEqual([true, false]);
});

test('ends when the server stops, which does not wait for it', async () => {
  const instance = await api.startInstance();
  const page = await open(await api.signIn(), await instance.app.listen({ host: '127.0.0.1', port: 0 }));
  // It would wait for ever, because the page never closes its stream.
  await instance.app.close();
  await eventually(async () => page.state.isOver, Boolean);
  expect(page.state.isOver).toBe(true);
});

test('a fault at the beginning is answered, and leaves no page waiting', async () => {
  const member = await api.signIn();
  await api.db.schema.alterTable('app.mute').renameTo('gone').execute();
  const response = await Promise.race([open(member), pause(30_000).then(() => undefined)]);
  await api.db.schema.alterTable('app.gone').renameTo('mute').execute();
  expect(response?.status).toBe(500);
});

test('without Redis the page is told to ask from time to time, and writing goes on', async () => {
  const lonely = await startTestApi({ REDIS_URL: 'redis://127.0.0.1:1/0' });
  try {
    const sari = await lonely.signIn();
    expect((await call(lonely, liveEvents, { headers: sari.headers })).statusCode).toBe(503);
    expect((await writePost(lonely, sari)).title).toBe('Cara memilah sampah dapur');
  } finally {
    await lonely.stop();
  }
});

test('a list read from another instance shows at once what was written through this one', async () => {
  const instance = await startListeningInstance(api);
  const sari = await api.signIn();
  const titles = async () => (await readList(instance, sari)).posts.map(({ title }) => title);
  freezeClock();
  for (const title of ['Pertama di sini', 'Kedua di sini', 'Ketiga di sini']) {
    // The other instance now caches a list that does not contain the next post, and the cache does not expire.
    await titles();
    await writePost(api, sari, { title });
    expect((await eventually(titles, ([newest]) => newest === title))[0]).toBe(title);
  }
});

test('gives a sign of life every 25 seconds, and ends when a session has run out', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const instance = await api.startInstance();
    const at = await instance.app.listen({ host: '127.0.0.1', port: 0 });
    const [sari, budi] = [await api.signIn(), await api.signIn()];
    const expires_at = new Date(Date.now() + 8000);
    await api.db.updateTable('app.session').set({ expires_at }).where('id', '=', sari.sessionId).execute();
    const [ofSari, ofBudi] = [await open(sari, at), await open(budi, at)];
    expect(ofSari.status).toBe(200);
    // No change is notified; only the expiry time ends the session.
    await pause(expires_at.getTime() - Date.now());
    vi.advanceTimersByTime(25_000);
    await eventually(async () => ofSari.state.isOver && ofBudi.signs.length > 0, Boolean);
    expect([ofSari.state.isOver, ofBudi.state.isOver, ofBudi.signs]).toEqual([
      true,
      false,
      [': masih di sini'],
    ]);
  } finally {
    vi.useRealTimers();
  }
});
