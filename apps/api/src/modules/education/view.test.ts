import { countView } from '@app/contract/education';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { writePiece } from '#test/pieces.ts';
import { startRedis } from '#test/private-servers.ts';

let api: TestApi;
let piece: number;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  piece = await writePiece(api);
});

type App = Pick<TestApi, 'app'>;
type Reader = { agent?: string; address?: string; headers?: Record<string, string>; path?: string };

const read = ({ app }: App, { agent = 'Peramban', address = '10.0.0.1', headers = {}, path }: Reader = {}) =>
  app.inject({
    method: countView.method,
    url: path ?? `/education/news/${piece}/view`,
    remoteAddress: address,
    headers: { 'user-agent': agent, ...headers },
  });
const viewsOf = async () =>
  (await api.app.inject({ url: `/education/news/${piece}` })).json().article.views as number;

/** A separate instance, which writes its counts when it stops. */
async function viewsAfter(work: (instance: App) => Promise<void>): Promise<number> {
  const instance = await api.startInstance();
  await work(instance);
  await instance.app.close();
  return viewsOf();
}

describe('a reader', () => {
  test('is counted within seconds, once a day, whatever they reload', async () => {
    for (let n = 0; n < 5; n += 1) expect((await read(api)).json()).toEqual({ success: true });
    expect(await eventually(viewsOf, (views) => views > 0)).toBe(1);
    expect(await viewsAfter(async (instance) => void (await read(instance)))).toBe(1);
  });

  test('with another device or from another network is another', async () => {
    const views = await viewsAfter(async (instance) => {
      await read(instance);
      await read(instance, { agent: 'Peramban lain' });
      await read(instance, { address: '10.0.0.2' });
    });
    expect(views).toBe(3);
  });

  test('who is signed in is one person wherever they read', async () => {
    const { headers } = await api.signIn();
    const views = await viewsAfter(async (instance) => {
      await read(instance, { headers });
      await read(instance, { headers, agent: 'Ponsel', address: '10.9.9.9' });
      await read(instance, { agent: 'Tamu' });
    });
    expect(views).toBe(2);
  });

  test('is counted once over all instances of the API', async () => {
    const views = await viewsAfter(async (one) => {
      await viewsAfter(async (other) => {
        await Promise.all([read(one), read(other), read(one), read(other)]);
        await read(other, { agent: 'Lain' });
      });
    });
    expect(views).toBe(2);
  });

  test('counts again the next day', async () => {
    onTestFinished(() => void vi.useRealTimers());
    const views = await viewsAfter(async (instance) => {
      await read(instance);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
      await read(instance);
      vi.useRealTimers();
    });
    expect(views).toBe(2);
  });
});

test('nothing that is kept tells who read', async () => {
  const { headers, id } = await api.signIn();
  const prefix = api.env.REDIS_PREFIX;
  // Polled, because a view is counted without Redis when Redis is slow.
  const keys = await eventually(
    async () => {
      await read(api, { agent: 'Peramban Rahasia', address: '10.77.77.77' });
      await read(api, { headers });
      return api.deps.redis.keys(`${prefix}views:*`);
    },
    (found) => found.length >= 3,
  );
  expect(keys.length).toBeGreaterThanOrEqual(3);
  for (const secret of ['Rahasia', '10.77', id]) expect(keys.join(' ')).not.toContain(secret);
  for (const key of keys) expect(await api.deps.redis.ttl(key.slice(prefix.length))).toBeGreaterThan(0);
});

test('what does not exist is passed over, a wrong kind is named', async () => {
  const views = await viewsAfter(async (instance) => {
    await read(instance, { path: '/education/news/999999/view' });
    await read(instance);
  });
  expect(views).toBe(1);
  const wrong = await read(api, { path: '/education/buku/1/view' });
  expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['kind']]);
});

test('what could not be written is written later', async () => {
  const rename = (from: string, to: string) =>
    api.deps.pool.query(`alter table app.piece rename column ${from} to ${to}`);
  await rename('views', 'views_away');
  try {
    await read(api);
    await eventually(
      async () => api.logged.join(''),
      (logged) => logged.includes('views could not be written'),
    );
  } finally {
    await rename('views_away', 'views');
  }
  expect(await eventually(viewsOf, (views) => views > 0)).toBe(1);
});

test('without Redis each instance counts for itself, and answers at once', async () => {
  const redis = await startRedis();
  const instance = await api.startInstance({ REDIS_URL: redis.url });
  await redis.kill();
  for (let n = 0; n < 3; n += 1) expect((await read(instance)).statusCode).toBe(200);
  await read(instance, { agent: 'Lain' });
  await instance.app.close();
  expect(await viewsOf()).toBe(2);
});
