import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { server } from '../../test/setup.ts';
import { askCopies } from './ask-copies.server.ts';

/** One copy of the API each; nobody listens at the one that is gone. */
const copies = {
  well: http.get('http://well/x', () => new HttpResponse('', { status: 200 })),
  stopping: http.get('http://stopping/x', () => new HttpResponse('', { status: 503 })),
  refusing: http.get('http://refusing/x', () => new HttpResponse('', { status: 404 })),
  gone: http.get('http://gone/x', () => HttpResponse.error()),
};

async function statuses(...names: (keyof typeof copies)[]): Promise<number[]> {
  server.use(...Object.values(copies));
  vi.stubEnv('API_URL', names.map((name) => `http://${name}`).join(','));
  // Whoever is asked first changes from page to page.
  const answers = await Promise.all(names.map(() => askCopies('/x')));
  return answers.map(({ status }) => status).toSorted((a, b) => a - b);
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a page is rendered while one copy of the API is away', async () => {
  expect(await statuses('gone', 'well')).toEqual([200, 200]);
});

test('a copy that is stopping is passed over', async () => {
  expect(await statuses('stopping', 'well')).toEqual([200, 200]);
});

test('what a copy refuses is an answer', async () => {
  expect(await statuses('refusing', 'well')).toEqual([200, 404]);
});

test('when all are away the page learns of it', async () => {
  await expect(statuses('gone', 'gone')).rejects.toThrow('fetch failed');
  expect(await statuses('stopping')).toEqual([503]);
});
