import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { getPriority } from 'node:os';
import { classifyPhoto } from '@app/contract/smart-sort';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { jpeg } from '#test/photos.ts';
import { childrenOf } from '#test/processor-time.ts';
import { form, upload, uploadTo } from '#test/upload.ts';
import { waitUntilDisconnected } from '#test/waiting.ts';

vi.setConfig({ testTimeout: 120_000 });

/** One process and one place in the queue, so that each photo affects the next. */
const singleProcess = {
  CLASSIFIER_PROCESSES: '1',
  CLASSIFIER_QUEUE: '1',
  CLASSIFIER_DEADLINE_MS: '50000',
  HANDLER_TIMEOUT_MS: '60000',
};

let api: TestApi;
let photo: Buffer;
beforeAll(async () => {
  photo = await jpeg();
});
const start = async (overrides = {}) => {
  api = await startTestApi({ ...singleProcess, ...overrides }, { classifier: true });
};
afterEach(() => api.stop());

type Line = { msg: string; pid: number; why?: string; pause?: number };
const lines = (): Line[] => api.logged.map((line) => JSON.parse(line));
const pids = () => lines().flatMap(({ msg, pid }) => (msg === 'classifier process ready' ? [pid] : []));
const stats = () => {
  const { queued, processes } = api.deps.classifier.stats();
  return { queued, ...processes! };
};
const isReady = () =>
  eventually(
    async () => stats(),
    ({ idle }) => idle === 1,
  );
const newestPid = () => pids().at(-1)!;
const send = async () => {
  const response = await upload(api, photo);
  return [response.statusCode, response.json().code ?? 'answered'];
};
/** One photo in the suspended process and one in the queue behind it. */
async function hangWithTwoPhotos() {
  process.kill(newestPid(), 'SIGSTOP');
  const inProcess = send();
  await eventually(
    async () => stats(),
    ({ busy }) => busy === 1,
  );
  const inQueue = send();
  await eventually(
    async () => stats(),
    ({ queued }) => queued === 1,
  );
  return { inProcess, inQueue };
}

describe('a classifier process', () => {
  test('that hangs is killed and costs one request', async () => {
    await start({ CLASSIFIER_DEADLINE_MS: '8000' });
    const hung = newestPid();
    const { inProcess, inQueue } = await hangWithTwoPhotos();
    expect(await inProcess).toEqual([503, 'classifier_failed']);
    expect(await inQueue).toEqual([200, 'answered']);
    expect(() => process.kill(hung, 0)).toThrow('ESRCH');
    expect(lines()).toContainEqual(expect.objectContaining({ pid: hung, why: 'deadline', level: 'error' }));
  });
});

describe('a classifier process', () => {
  beforeEach(() => start());

  test('that is killed costs one request', async () => {
    const { inProcess, inQueue } = await hangWithTwoPhotos();
    process.kill(newestPid(), 'SIGKILL');
    expect(await inProcess).toEqual([503, 'classifier_failed']);
    expect(await inQueue).toEqual([200, 'answered']);
    const metrics = await api.app.inject('/metrics');
    expect(metrics.body).toContain('classifier_process_ends_total{why="died"} 1');
    expect(metrics.body).toContain('classifier_processes{state="idle"} 1');
  });

  test('knows nothing that is secret, and stands back behind the API', () => {
    const environment = readFileSync(`/proc/${newestPid()}/environ`, 'latin1');
    const names = environment.split('\0').flatMap((entry) => entry.split('=', 1)[0] || []);
    expect(names.toSorted()).toEqual([
      'MALLOC_ARENA_MAX',
      'NODE_CHANNEL_FD',
      'NODE_CHANNEL_SERIALIZATION_MODE',
      'ORT_DISABLE_TELEMETRY',
      'UV_THREADPOOL_SIZE',
    ]);
    expect(getPriority(newestPid())).toBeGreaterThan(getPriority());
  });

  test('whose place is full sends the next one away before the photo is read', async () => {
    const { inProcess, inQueue } = await hangWithTwoPhotos();
    const address = await api.app.listen({ port: 0 });
    const { headers, payload } = form(photo);
    const refused = await new Promise<{ status: number; retryAfter: string | undefined }>(
      (resolve, reject) => {
        const outgoing = request(`${address}${classifyPhoto.path}`, {
          method: 'POST',
          headers: { ...headers, 'content-length': payload.length },
        });
        outgoing.on('error', reject).on('response', ({ statusCode = 0, headers: answered }) => {
          resolve({ status: statusCode, retryAfter: answered['retry-after'] });
          outgoing.destroy();
        });
        outgoing.write(payload.subarray(0, 100));
      },
    );
    expect(refused).toEqual({ status: 503, retryAfter: '2' });
    // Neither photo is done, so nobody waited for them.
    expect(stats()).toMatchObject({ busy: 1, queued: 1 });
    process.kill(newestPid(), 'SIGCONT');
    expect(await Promise.all([inProcess, inQueue])).toEqual([
      [200, 'answered'],
      [200, 'answered'],
    ]);
    expect(pids()).toHaveLength(1);
  });

  test('does not work for somebody who has gone', async () => {
    process.kill(newestPid(), 'SIGSTOP');
    const inProcess = send();
    await eventually(
      async () => stats(),
      ({ busy }) => busy === 1,
    );
    const address = await api.app.listen({ port: 0 });
    const leaving = new AbortController();
    const gone = uploadTo(address, photo, { signal: leaving.signal });
    await eventually(
      async () => stats(),
      ({ queued }) => queued === 1,
    );
    leaving.abort();
    await expect(gone).rejects.toThrow('aborted');
    expect(
      await eventually(
        async () => stats().queued,
        (queued) => queued === 0,
      ),
    ).toBe(0);
    process.kill(newestPid(), 'SIGCONT');
    expect(await inProcess).toEqual([200, 'answered']);
  });

  test('leaves nothing of a photo whose sender gave up while it was looked at', async () => {
    const member = await api.signIn();
    process.kill(newestPid(), 'SIGSTOP');
    const address = await api.app.listen({ port: 0 });
    const leaving = new AbortController();
    const gone = uploadTo(address, photo, { signal: leaving.signal, headers: member.headers });
    await eventually(
      async () => stats(),
      ({ busy }) => busy === 1,
    );
    leaving.abort();
    await expect(gone).rejects.toThrow('aborted');
    await waitUntilDisconnected(api.app);
    process.kill(newestPid(), 'SIGCONT');
    await isReady();
    // Another photo takes the same path and succeeds.
    expect((await upload(api, photo, { headers: member.headers })).json().data.scanId).toEqual(
      expect.any(String),
    );
    expect(await api.db.selectFrom('app.scan').select('id').execute()).toHaveLength(1);
  });

  test('until it is there the API is degraded, and open', async () => {
    const { app } = await api.startInstance();
    const ready = await app.inject('/health/ready');
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      expect.objectContaining({
        status: 'degraded',
        dependencies: expect.objectContaining({ classifier: 'down' }),
      }),
    ]);
  });
});

test('after its lifetime a process is replaced, and nobody notices', async () => {
  await start({ CLASSIFIER_LIFETIME: '2' });
  const [first] = pids();
  await eventually(send, () => pids().length > 1);
  expect(await Promise.all([send(), send()])).toEqual([
    [200, 'answered'],
    [200, 'answered'],
  ]);
  await eventually(send, () => !isAlive(first!));
  expect(isAlive(first!)).toBe(false);
  expect(lines().filter(({ msg }) => msg === 'classifier process ended')).toEqual([]);
});

test('a process that dies as soon as it is started is started ever more slowly', async () => {
  await start();
  const known = new Set<number>([newestPid()]);
  process.kill(newestPid(), 'SIGKILL');
  for (let deaths = 0; deaths < 3; deaths += 1) {
    const newPid = await eventually(
      async () => childrenOf(process.pid).find((pid) => !known.has(pid)),
      Boolean,
    );
    known.add(newPid!);
    process.kill(newPid!, 'SIGKILL');
  }
  const ended = () => lines().filter(({ msg }) => msg === 'classifier process ended');
  await eventually(
    async () => ended().length,
    (count) => count === 4,
  );
  expect(ended().map(({ pause }) => pause)).toEqual([0, 250, 500, 1000]);
  expect((await isReady()).idle).toBe(1);
  expect(await send()).toEqual([200, 'answered']);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
