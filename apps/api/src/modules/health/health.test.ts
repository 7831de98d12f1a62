import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freezeClock } from '#test/frozen-clock.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { startSilentServer } from '#test/private-servers.ts';
import { freePort } from '../../../../../services/src/free-port.ts';

const ready = async ({ app }: TestApi) => {
  const response = await app.inject('/health/ready');
  return { code: response.statusCode, ...response.json() };
};

describe('with every server there', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({}, { classifier: true });
  });
  afterAll(() => api.stop());

  test('the process says that it lives, and which version it is', async () => {
    const response = await api.app.inject('/health/live');
    expect(response.json()).toEqual({ status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
  });

  test('it is ready', async () => {
    const dependencies = {
      database: 'up',
      redis: 'up',
      identity: 'up',
      objects: 'up',
      mail: 'up',
      classifier: 'up',
    };
    expect(await ready(api)).toEqual({ code: 200, status: 'ready', dependencies });
  });

  test('many probes at once cost one question', async () => {
    // The last answer has expired, and this one does not.
    freezeClock(1100);
    const spy = vi.spyOn(api.deps.probe, 'check');
    await Promise.all(Array.from({ length: 50 }, () => ready(api)));
    expect(spy).toHaveBeenCalledTimes(1);
    spy.mockRestore();
  });

  test('a process that is asked to stop sends its callers elsewhere', async () => {
    api.deps.lifecycle.draining = true;
    const response = await api.app.inject('/health/ready');
    api.deps.lifecycle.draining = false;
    expect([response.statusCode, response.json().status]).toEqual([503, 'draining']);
    expect(response.headers.connection).toBe('close');
  });
});

describe('one server away', () => {
  test.each([
    ['redis', 'REDIS_URL', 'redis'],
    ['identity', 'IDENTITY_URL', 'http'],
    ['objects', 'S3_ENDPOINT', 'http'],
    ['mail', 'SMTP_URL', 'smtp'],
  ])('%s: degraded, and still open', async (name, variable, protocol) => {
    const api = await startTestApi({ [variable]: `${protocol}://127.0.0.1:${await freePort()}` });
    expect(await ready(api)).toMatchObject({
      code: 200,
      status: 'degraded',
      dependencies: { [name]: 'down' },
    });
    await api.stop();
  });

  test('all of them silent: the answer comes within two seconds all the same', async () => {
    const silent = await startSilentServer();
    const at = (protocol: string) => `${protocol}://127.0.0.1:${silent.port}`;
    const api = await startTestApi({
      REDIS_URL: at('redis'),
      IDENTITY_URL: at('http'),
      S3_ENDPOINT: at('http'),
      SMTP_URL: at('smtp'),
    });
    const { code, status, dependencies } = await ready(api);
    // Without an answer in time the request itself is ended with 503 when its time is over.
    expect(code).toBe(200);
    expect(status).toBe('degraded');
    expect(dependencies).toEqual({
      database: 'up',
      redis: 'down',
      identity: 'down',
      objects: 'down',
      mail: 'down',
      classifier: 'down',
    });
    silent.stop();
    await api.stop();
  });
});
