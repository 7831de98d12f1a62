import { randomBytes } from 'node:crypto';
import { getMe, logout } from '@app/contract/account';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { freezeClock } from '#test/frozen-clock.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const me = (headers = {}, app = api.app) => app.inject({ method: getMe.method, url: getMe.path, headers });
/** A session is cached for five minutes, so only a notified change ends it here. */
const statusOnceOver = (headers = {}, app = api.app) =>
  eventually(
    async () => (await me(headers, app)).statusCode,
    (status) => status === 401,
  );
const signOut = (headers = {}) => api.app.inject({ method: logout.method, url: logout.path, headers });

describe('GET /auth/me', () => {
  test('a member sees their own name, address and role, and nothing else', async () => {
    const { headers, id, email } = await api.signIn();
    const response = await me(headers);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ user: { _id: id, name: 'Sari', email, role: 'member' } });
  });

  test.each([
    ['no token', {}],
    ['a token nobody has', { authorization: `Bearer ${randomBytes(32).toString('base64url')}` }],
    ['something that is no token', { authorization: 'Bearer x' }],
    ['another scheme', { authorization: 'Basic c2FyaTpyYWhhc2lh' }],
  ])('a visitor with %s is asked to sign in', async (_, headers) => {
    const response = await me(headers);
    expect([response.statusCode, response.json().code]).toEqual([401, 'not_signed_in']);
  });

  test('an expired session is over', async () => {
    const { headers, sessionId } = await api.signIn();
    await api.db
      .updateTable('app.session')
      .set({ created_at: new Date(0), expires_at: new Date(Date.now() - 1) })
      .where('id', '=', sessionId)
      .execute();
    expect((await me(headers)).statusCode).toBe(401);
  });

  test('two people with two tokens never see each other', async () => {
    const [one, other] = [await api.signIn(), await api.signIn('admin')];
    const answers = await Promise.all([me(one.headers), me(other.headers), me(one.headers)]);
    expect(answers.map((answer) => answer.json().user.email)).toEqual([one.email, other.email, one.email]);
  });

  test('the SQL it runs is the SQL we reviewed', async () => {
    const { headers } = await api.signIn();
    api.statements.length = 0;
    await me(headers);
    await expect(`${api.statements.join(';\n\n')};\n`).toMatchFileSnapshot('./account.me.sql');
  });

  test('each instance queries the database once about a person, however many requests they make', async () => {
    const { headers } = await api.signIn();
    const { app: otherInstance } = await api.startInstance();
    // With the clock stopped no late heartbeat makes a cached viewer unusable.
    freezeClock();
    api.statements.length = 0;
    for (const app of [api.app, otherInstance, api.app, otherInstance]) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => me(headers, app)));
      expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    }
    expect(api.statements).toHaveLength(2);
  });

  test('the lookup is planned once per connection, under a name', async () => {
    const { headers } = await api.signIn();
    await me(headers);
    const { rows } = await api.deps.pool.query(
      `select count(*)::int as named from pg_prepared_statements where statement like '%session.token_hash = $1%'`,
    );
    expect(rows[0].named).toBeGreaterThan(0);
  });
});

describe('POST /auth/logout', () => {
  test('ends this session at once, within a second on every instance of the API, and no other', async () => {
    const [leaving, staying] = [await api.signIn(), await api.signIn()];
    const { app: otherInstance } = await api.startInstance();
    expect((await me(leaving.headers, otherInstance)).statusCode).toBe(200);

    const response = await signOut(leaving.headers);
    expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);

    expect((await me(leaving.headers)).statusCode).toBe(401);
    expect(await statusOnceOver(leaving.headers, otherInstance)).toBe(401);
    expect((await me(staying.headers)).statusCode).toBe(200);
  });

  test('a visitor is refused', async () => {
    expect((await signOut()).json()).toMatchObject({ code: 'not_signed_in' });
  });

  test('nobody can sign out twice', async () => {
    const { headers } = await api.signIn();
    await signOut(headers);
    expect((await signOut(headers)).statusCode).toBe(401);
  });
});

test('a session revoked behind our back is dead within a second', async () => {
  const { headers, sessionId } = await api.signIn();
  expect((await me(headers)).statusCode).toBe(200);
  await api.db
    .updateTable('app.session')
    .set({ revoked_at: new Date() })
    .where('id', '=', sessionId)
    .execute();
  expect(await statusOnceOver(headers)).toBe(401);
});

test('the database holds no token that could be used', async () => {
  const { token } = await api.signIn();
  const { rows } = await api.deps.pool.query('select * from app.session');
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows.every((row) => row.token_hash.length === 32)).toBe(true);
});
