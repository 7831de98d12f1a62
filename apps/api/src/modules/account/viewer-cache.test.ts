import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { viewerChanges } from '#api/db/viewer-changes.ts';
import { startDatabaseProxy } from '#test/database-proxy.ts';
import { eventually } from '#test/eventually.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const me = async (headers: Record<string, string>, app = api.app) => {
  const response = await app.inject({ url: '/auth/me', headers });
  return { status: response.statusCode, ...response.json().user };
};

/** Cached for five minutes unless a change is notified, so this ends only when one was. */
const meOnce = (headers: Record<string, string>, seen: object, app = api.app) =>
  vi.waitFor(async () => expect(await me(headers, app)).toMatchObject(seen), { timeout: 30_000 });

/** Waits until this viewer is answered from the cache. */
async function isCached(headers: Record<string, string>, app = api.app): Promise<boolean> {
  const asksDatabase = async () => {
    api.statements.length = 0;
    expect(await me(headers, app)).toMatchObject({ status: 200 });
    return api.statements.length > 0;
  };
  return !(await eventually(asksDatabase, (asked) => !asked));
}

const endSession = (id: string) =>
  api.db.updateTable('app.session').set({ revoked_at: new Date() }).where('id', '=', id).execute();

test('a new name or role is seen on every instance within a second', async () => {
  const { headers, id } = await api.signIn();
  const { app: otherInstance } = await api.startInstance();
  const instances = [api.app, otherInstance];
  for (const app of instances) expect(await me(headers, app)).toMatchObject({ name: 'Sari', role: 'member' });
  await api.db
    .updateTable('app.profile')
    .set({ name: 'Sari Dewi', role: 'editor' })
    .where('id', '=', id)
    .execute();
  for (const app of instances) await meOnce(headers, { name: 'Sari Dewi', role: 'editor' }, app);
});

test('a deleted person is out within a second', async () => {
  const { headers, id } = await api.signIn();
  expect(await me(headers)).toMatchObject({ status: 200 });
  await api.db.deleteFrom('app.profile').where('id', '=', id).execute();
  await meOnce(headers, { status: 401 });
});

test('a session that expires while it is cached is over on time', async () => {
  const { headers, sessionId } = await api.signIn();
  await api.db
    .updateTable('app.session')
    .set({ expires_at: new Date(Date.now() + 5000) })
    .where('id', '=', sessionId)
    .execute();
  expect(await isCached(headers)).toBe(true);
  await meOnce(headers, { status: 401 });
});

test('a revocation that was not received, because the connection was cut, counts all the same', async () => {
  const { headers, sessionId } = await api.signIn();
  expect(await me(headers)).toMatchObject({ status: 200 });
  await api.deps.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'pilahbumi-changes'`,
  );
  await endSession(sessionId);
  await meOnce(headers, { status: 401 });
});

test('nor may a connection that went silent keep a revoked session alive for more than a second', async () => {
  const proxy = await startDatabaseProxy(api.env.DATABASE_URL);
  const { app } = await api.startInstance({ DATABASE_URL: proxy.url });
  const { headers, sessionId } = await api.signIn();
  expect(await isCached(headers, app)).toBe(true);

  proxy.silence('pilahbumi-changes');
  await endSession(sessionId);
  await meOnce(headers, { status: 401 }, app);
  proxy.stop();
});

test('while that connection is silent, requests of one person share a query for half a second', async () => {
  const proxy = await startDatabaseProxy(api.env.DATABASE_URL);
  const { app, deps } = await api.startInstance({ DATABASE_URL: proxy.url });
  const { headers } = await api.signIn();
  proxy.silence('pilahbumi-changes');
  await vi.waitFor(() => expect(deps.viewerChanges.isAlive(performance.now())).toBe(false), {
    timeout: 5000,
  });

  api.statements.length = 0;
  const began = performance.now();
  for (let round = 0; round < 40; round += 1) {
    await Promise.all([me(headers, app), me(headers, app), me(headers, app)]);
  }
  expect(api.statements.length).toBeLessThanOrEqual(2 + (performance.now() - began) / 500);
  proxy.stop();
});

test('through a pooler, which may lose notifications, no viewer is cached', async () => {
  const proxy = await startDatabaseProxy(api.env.DATABASE_URL, 0, { isPooler: true });
  const errors: string[] = [];
  const changes = viewerChanges(proxy.url, (error) => errors.push(String(error)));
  changes.listen(() => undefined);
  await vi.waitFor(() => expect(errors.join()).toContain('goes through a pooler'), { timeout: 5000 });
  expect(changes.isAlive(performance.now())).toBe(false);
  await changes.close();
  proxy.stop();
});
