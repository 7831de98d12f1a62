import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDatabaseProxy } from '#test/database-proxy.ts';
import { pause, startTestApi, type TestApi } from '#test/harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const me = async (headers: Record<string, string>, app = api.app) => {
  const response = await app.inject({ url: '/auth/me', headers });
  return { status: response.statusCode, ...response.json().user };
};

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
  await pause(1000);
  for (const app of instances) {
    expect(await me(headers, app)).toMatchObject({ name: 'Sari Dewi', role: 'editor' });
  }
});

test('a deleted person is out within a second', async () => {
  const { headers, id } = await api.signIn();
  expect(await me(headers)).toMatchObject({ status: 200 });
  await api.db.deleteFrom('app.profile').where('id', '=', id).execute();
  await pause(1000);
  expect(await me(headers)).toMatchObject({ status: 401 });
});

test('a session that expires while it is cached is over on time', async () => {
  const { headers, sessionId } = await api.signIn();
  await api.db
    .updateTable('app.session')
    .set({ expires_at: new Date(Date.now() + 600) })
    .where('id', '=', sessionId)
    .execute();
  expect(await me(headers)).toMatchObject({ status: 200 });
  await pause(700);
  expect(await me(headers)).toMatchObject({ status: 401 });
});

test('a revocation that was not received, because the connection was cut, counts all the same', async () => {
  const { headers, sessionId } = await api.signIn();
  expect(await me(headers)).toMatchObject({ status: 200 });
  await api.deps.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'pilahbumi-changes'`,
  );
  await endSession(sessionId);
  await pause(1000);
  expect(await me(headers)).toMatchObject({ status: 401 });
});

test('nor may a connection that went silent keep a revoked session alive for more than a second', async () => {
  const proxy = await startDatabaseProxy(api.env.DATABASE_URL);
  const { app } = await api.startInstance({ DATABASE_URL: proxy.url });
  const { headers, sessionId } = await api.signIn();
  expect(await me(headers, app)).toMatchObject({ status: 200 });
  api.statements.length = 0;
  expect(await me(headers, app)).toMatchObject({ status: 200 });
  expect(api.statements).toEqual([]);

  proxy.silence('pilahbumi-changes');
  await endSession(sessionId);
  await pause(1000);
  expect(await me(headers, app)).toMatchObject({ status: 401 });
  proxy.stop();
});
