import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { server } from '../../test/setup.ts';
import { fetchFromInstances } from './fetch-from-instances.server.ts';

/** One instance of the API each; nothing listens at the one that is gone. */
const instances = {
  well: http.get('http://well/x', () => new HttpResponse('', { status: 200 })),
  stopping: http.get('http://stopping/x', () => new HttpResponse('', { status: 503 })),
  refusing: http.get('http://refusing/x', () => new HttpResponse('', { status: 404 })),
  gone: http.get('http://gone/x', () => HttpResponse.error()),
};

async function statuses(...names: (keyof typeof instances)[]): Promise<number[]> {
  server.use(...Object.values(instances));
  vi.stubEnv('API_URL', names.map((name) => `http://${name}`).join(','));
  // The first instance changes with every call.
  const responses = await Promise.all(names.map(() => fetchFromInstances('/x')));
  return responses.map(({ status }) => status).toSorted((a, b) => a - b);
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a page is rendered while one instance of the API is away', async () => {
  expect(await statuses('gone', 'well')).toEqual([200, 200]);
});

test('an instance that is stopping is skipped', async () => {
  expect(await statuses('stopping', 'well')).toEqual([200, 200]);
});

test('an error response of an instance is a response', async () => {
  expect(await statuses('refusing', 'well')).toEqual([200, 404]);
});

test('when all are away the page learns of it', async () => {
  await expect(statuses('gone', 'gone')).rejects.toThrow('fetch failed');
  expect(await statuses('stopping')).toEqual([503]);
});
