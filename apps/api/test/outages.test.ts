import { login, logout, oauth, register } from '@app/contract/account';
import { changePassword, forgotPassword } from '@app/contract/account-password';
import { createPost } from '@app/contract/community';
import { reportPageError } from '@app/contract/diagnostics';
import { errorText } from '@app/contract/errors';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { isUnavailable } from '#api/lib/unavailable.ts';
import { call } from './call.ts';
import { startDatabaseProxy } from './database-proxy.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { startRedis, startSilentServer } from './private-servers.ts';
import { freePort } from '../../../services/src/free-port.ts';

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step();
});

/** As in production; those of other tests are relaxed for busy machines. */
const productTimeouts = { DATABASE_TIMEOUT_MS: '5000', REDIS_TIMEOUT_MS: '100' };

async function start(overrides: Record<string, string>, options?: Parameters<typeof startTestApi>[1]) {
  const api = await startTestApi({ ...productTimeouts, ...overrides }, options);
  cleanUp.push(() => api.stop());
  return api;
}

const me = async ({ app }: TestApi, headers: Record<string, string>) => {
  const began = performance.now();
  const response = await app.inject({ url: '/auth/me', headers });
  return { code: response.statusCode, body: response.json(), ms: performance.now() - began };
};

/**
 * The median request of a member, to that of an API whose servers all answer; measured in turns. A request that waits
 * for Redis until its timeout takes about a hundred times as long.
 */
async function slowdown(api: TestApi): Promise<number> {
  const both = [api, await start({})];
  const members = await Promise.all(both.map((one) => one.signIn()));
  const times: [number[], number[]] = [[], []];
  // More than an instance answers from one share of the request budget.
  for (let round = 0; round < 101; round++) {
    for (const [index, one] of both.entries()) {
      const { code, ms } = await me(one, members[index]!.headers);
      expect(code).toBe(200);
      times[index]!.push(ms);
    }
  }
  const [slow, usual] = times.map((list) => list.toSorted((a, b) => a - b)[50]!);
  console.info(`median request: ${slow?.toFixed(2)} ms, with every server there ${usual?.toFixed(2)} ms`);
  return slow! / usual!;
}
const readiness = async ({ app }: TestApi) => (await app.inject('/health/ready')).json();

describe('Redis', () => {
  test('killed: requests go on, readiness says degraded; back again: everything as before', async () => {
    const redis = await startRedis();
    const api = await start({ REDIS_URL: redis.url }, { classifier: true });
    const { headers } = await api.signIn();
    expect(await me(api, headers)).toMatchObject({ code: 200 });
    await expect.poll(() => readiness(api)).toMatchObject({ status: 'ready' });

    await redis.kill();
    for (let count = 0; count < 20; count++) expect(await me(api, headers)).toMatchObject({ code: 200 });
    const report = { message: 'x', path: '/', version: '1' };
    const posted = await api.app.inject({ method: 'POST', url: reportPageError.path, payload: report });
    expect(posted.statusCode).toBe(200);
    await expect
      .poll(() => readiness(api))
      .toMatchObject({ status: 'degraded', dependencies: { redis: 'down' } });

    const revived = await startRedis(redis.port);
    cleanUp.push(() => revived.kill());
    await expect.poll(() => readiness(api)).toMatchObject({ status: 'ready' });
    expect(await me(api, headers)).toMatchObject({ code: 200 });
  });

  test('frozen in the middle: soon it costs nothing', async () => {
    const redis = await startRedis();
    cleanUp.push(() => redis.kill());
    const api = await start({ REDIS_URL: redis.url });
    const { headers } = await api.signIn();
    await me(api, headers);

    redis.freeze();
    // A request that waited for Redis would be ended with 503.
    for (let count = 0; count < 50; count++) expect(await me(api, headers)).toMatchObject({ code: 200 });
    await expect.poll(() => api.deps.redis.status).not.toBe('ready');
    expect(await slowdown(api)).toBeLessThan(25);

    redis.thaw();
    await expect.poll(() => readiness(api)).toMatchObject({ dependencies: { redis: 'up' } });
  });

  test('silent from the start: nothing waits for it', async () => {
    const silent = await startSilentServer();
    cleanUp.push(() => silent.stop());
    const api = await start({ REDIS_URL: `redis://127.0.0.1:${silent.port}` });
    expect(await slowdown(api)).toBeLessThan(25);
  });
});

describe('the identity server', () => {
  const person = { email: 'sari@contoh.id', password: 'kotak-kuning-7' };
  const google = { email: person.email, name: 'Sari', provider: 'google', providerId: 'x' };

  test.each([
    ['away', async () => `http://127.0.0.1:${await freePort()}`],
    [
      'silent',
      async () => {
        const silent = await startSilentServer();
        cleanUp.push(() => silent.stop());
        return `http://127.0.0.1:${silent.port}`;
      },
    ],
  ])('%s: signed-in people go on, signing in says so within the time', async (_, address) => {
    const api = await start({ IDENTITY_URL: await address(), IDENTITY_TIMEOUT_MS: '3000' });
    const { headers } = await api.signIn();
    const responses = await Promise.all([
      call(api, login, { body: person }),
      call(api, register, { body: { ...person, name: 'Sari' } }),
      call(api, oauth, { body: google, headers: { authorization: 'Bearer a.b.c' } }),
      call(api, changePassword, { headers, body: { currentPassword: 'x', newPassword: 'jendela-biru-3' } }),
    ]);
    // A request that waited longer would be ended with another code.
    const [signIn, signUp, byGoogle, change] = responses.map((answer) => answer.json());
    for (const refusal of [signIn, signUp, byGoogle]) {
      expect(refusal).toMatchObject({
        code: 'sign_in_unavailable',
        message: errorText.sign_in_unavailable,
      });
    }
    expect(responses[0]?.statusCode).toBe(503);
    expect(responses[0]?.headers['retry-after']).toBe('2');
    expect(change.code).toBe('no_password');

    expect(await me(api, headers)).toMatchObject({ code: 200 });
    const forgotten = await call(api, forgotPassword, { body: { email: person.email } });
    expect(forgotten.statusCode, 'the mail waits in the queue').toBe(200);
    expect((await call(api, logout, { headers })).statusCode).toBe(200);
  });
});

describe('PostgreSQL', () => {
  const headers = { authorization: `Bearer ${'a'.repeat(43)}` };

  test('away: 503 with the way on, and readiness says down', async () => {
    const api = await start({ DATABASE_URL: `postgres://postgres@127.0.0.1:${await freePort()}/x` });
    const { code, body } = await me(api, headers);
    expect([code, body.code]).toEqual([503, 'unavailable']);
    expect(await readiness(api)).toMatchObject({ status: 'down', dependencies: { database: 'down' } });
    expect((await api.app.inject('/health/ready')).statusCode).toBe(503);
    expect((await api.app.inject('/health/live')).statusCode).toBe(200);
    expect((await api.app.inject('/openapi.json')).statusCode).toBe(200);
  });

  test('silent: 503 after at most three seconds', async () => {
    const silent = await startSilentServer();
    cleanUp.push(() => silent.stop());
    const api = await start({ DATABASE_URL: `postgres://postgres@127.0.0.1:${silent.port}/x` });
    expect((await me(api, headers)).code).toBe(503);
    // The pool gave up, and not the request when its time was over.
    expect(api.logged.join()).toContain('due to connection timeout');
  });

  test('every connection cut: the next request works', async () => {
    const api = await start({});
    const person = await api.signIn();
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`;
    await api.deps.pool.query(cut).catch(() => undefined);
    // Its own connection is the only one that is not cut.
    await expect.poll(() => api.deps.pool.totalCount).toBeLessThanOrEqual(1);
    expect(await me(api, person.headers)).toMatchObject({ code: 200 });
  });

  test('dead in the middle of a statement: whoever asked hears it, and the process lives', async () => {
    const api = await start({});
    const proxy = await startDatabaseProxy(api.env.DATABASE_URL);
    cleanUp.push(() => proxy.stop());
    const instance = await api.startInstance({ DATABASE_URL: proxy.url });
    const query = sql`select pg_sleep(60)`.execute(instance.deps.db);
    const received = query.then(String, (error: unknown) => error);
    const running = sql`
      select 1 from pg_stat_activity
      where datname = current_database() and query like 'select pg_sleep%' and state = 'active'`;
    await expect.poll(async () => (await running.execute(api.db)).rows.length).toBe(1);
    proxy.stop();
    expect(await received).toSatisfy(isUnavailable);
    expect(await received, 'not only the time limit of statements').not.toMatchObject({ code: '57014' });
  });

  test.each([
    ['is the primary no longer', '25006'],
    ['is a standby that had to drop what was being read', '40001'],
    ['waited for a lock until its time was over', '55P03'],
    ['gave up a transaction that we left waiting', '25P03'],
    ['ended one of several that waited for each other', '40P01'],
    ['has no room on its disk', '53100'],
  ])('%s (%s): whoever writes is told to try again', async (_, state) => {
    const api = await start({});
    const { headers: own } = await api.signIn();
    await sql`
      create function app.refuse() returns trigger language plpgsql as ${sql.lit(
        `begin raise exception 'not now' using errcode = '${state}'; end`,
      )}`.execute(api.db);
    await sql`create trigger refuse before insert on app.post execute function app.refuse()`.execute(api.db);
    const body = { title: 'Cara memilah', content: 'Bagaimana memulainya?' };
    const refused = await call(api, createPost, { headers: own, body });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    expect(refused.json()).toMatchObject({ code: 'unavailable', message: errorText.unavailable });

    await sql`drop trigger refuse on app.post`.execute(api.db);
    expect((await call(api, createPost, { headers: own, body })).statusCode).toBe(200);
  });

  test('a row that stays locked: 503 when the time is up, and the log says why', async () => {
    const api = await start({ HANDLER_TIMEOUT_MS: '3000', DATABASE_TIMEOUT_MS: '30000' });
    const { headers: own, sessionId } = await api.signIn();
    await api.db.transaction().execute(async (transaction) => {
      await transaction
        .selectFrom('app.session')
        .select('id')
        .where('id', '=', sessionId)
        .forUpdate()
        .execute();
      // Over a real connection with a body: an injected request does not emit the same stream events.
      const response = await fetch(`${await api.app.listen({ port: 0, host: '127.0.0.1' })}/auth/logout`, {
        method: 'POST',
        headers: { ...own, 'content-type': 'application/json' },
        body: '{}',
        signal: AbortSignal.timeout(30_000),
      });
      expect(await response.json()).toMatchObject({ code: 'unavailable' });
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    });
    expect(api.logged.join()).toContain('response timeout');
  });
});
