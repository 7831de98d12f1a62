import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Classifier } from '#api/clients/classifier/classifier.ts';
import { startClassifierService } from '#test/classifier-service.ts';
import { eventually } from '#test/eventually.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { jpeg } from '#test/photos.ts';
import { childrenOf } from '#test/processor-time.ts';
import { spawnProgram } from '#test/spawned-server.ts';
import { upload, uploadTo } from '#test/upload.ts';
import { freePort } from '../../../services/src/free-port.ts';

vi.setConfig({ testTimeout: 120_000 });

let api: TestApi;
/** An API whose photos go to this address. */
const startApi = async (url: string, overrides = {}) => {
  api = await startTestApi({ CLASSIFIER_URL: url, ...overrides });
  onTestFinished(() => api.stop());
};
const send = async (photo: Buffer) => {
  const response = await upload(api, photo);
  return [response.statusCode, response.json().code ?? 'answered'];
};
const idle = 'classifier_processes{state="idle"}';
const busy = 'classifier_processes{state="busy"}';
const isOne = (value: number) => value === 1;

/** A service with one photo in its only process, which stands still until it gets a SIGCONT. */
async function startBusyService(variables = {}) {
  const service = await startClassifierService(variables);
  await startApi(service.address);
  process.kill(service.classifier, 'SIGSTOP');
  const inProcess = send(await jpeg());
  await eventually(() => service.metric(busy), isOne);
  return { service, inProcess };
}

/** A server in place of the service. */
async function pretend(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a photo is decoded in the service, and the API has no process for it', async () => {
  const service = await startClassifierService();
  const before = childrenOf(process.pid);
  await startApi(service.address);
  const response = await upload(api, await jpeg());
  expect([response.statusCode, response.json().data.classification]).toEqual([
    200,
    expect.objectContaining({ material: expect.any(String) }),
  ]);
  expect(childrenOf(process.pid)).toEqual(before);
  expect(await service.metric('classifier_photo_seconds_count')).toBe(1);
  const { body } = await api.app.inject('/metrics');
  expect(body).toContain('classifier_photo_seconds_count 1');
  expect(body).not.toContain('classifier_processes{');
  const ready = await api.app.inject('/health/ready');
  expect(ready.json().dependencies.classifier).toBe('up');
});

test('the service answers as the processes of an API do, copies included', async () => {
  const service = await startClassifierService();
  await startApi(service.address);
  const own = await startTestApi({ CLASSIFIER_PROCESSES: '1' });
  onTestFinished(() => own.stop());
  const { signal } = new AbortController();
  const outcomes = async ({ classify, copy }: Classifier, bytes: Buffer) =>
    JSON.stringify(
      [await classify(bytes, false, signal), await classify(bytes, true, signal), await copy(bytes, signal)],
      // Only a message between processes has a type.
      (name, value: unknown) => (name === 'type' && value !== 'Buffer' ? undefined : value),
    );
  for (const bytes of [await jpeg(), Buffer.from('bukan foto'), Buffer.alloc(0)]) {
    const expected = await outcomes(own.deps.classifier, bytes);
    expect(await outcomes(api.deps.classifier, bytes)).toBe(expected);
  }
});

test('a full service sends the next photo away, and the API then refuses before it reads one', async () => {
  const { service, inProcess } = await startBusyService();
  const photo = await jpeg();
  const inQueue = send(photo);
  await eventually(() => service.metric('classifier_queued_photos'), isOne);
  const refused = await upload(api, photo);
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    503,
    'classifier_busy',
    '2',
  ]);
  expect(api.deps.classifier.hasCapacity()).toBe(false);
  process.kill(service.classifier, 'SIGCONT');
  expect(await Promise.all([inProcess, inQueue])).toEqual([
    [200, 'answered'],
    [200, 'answered'],
  ]);
  expect(await eventually(async () => api.deps.classifier.hasCapacity(), Boolean)).toBe(true);
});

test('the service does not work for somebody who has gone', async () => {
  const { service, inProcess } = await startBusyService();
  const photo = await jpeg();
  const address = await api.app.listen({ port: 0 });
  const leaving = new AbortController();
  const gone = uploadTo(address, photo, { signal: leaving.signal });
  await eventually(() => service.metric('classifier_queued_photos'), isOne);
  leaving.abort();
  await expect(gone).rejects.toThrow('aborted');
  const left = await eventually(
    () => service.metric('classifier_queued_photos'),
    (queued) => queued === 0,
  );
  expect(left).toBe(0);
  process.kill(service.classifier, 'SIGCONT');
  expect(await inProcess).toEqual([200, 'answered']);
});

test('a process of the service that dies costs one photo', async () => {
  const { service, inProcess } = await startBusyService();
  process.kill(service.classifier, 'SIGKILL');
  expect(await inProcess).toEqual([503, 'classifier_failed']);
  await eventually(() => service.metric(idle), isOne);
  expect(await send(await jpeg())).toEqual([200, 'answered']);
});

test('a service that is told to stop answers what it has accepted', async () => {
  const { service, inProcess } = await startBusyService({ DRAIN_MS: '500' });
  service.child.kill('SIGTERM');
  const ready = await eventually(
    () => fetch(`${service.address}/health/ready`).then(({ status }) => status),
    (status) => status === 503,
  );
  expect(ready).toBe(503);
  process.kill(service.classifier, 'SIGCONT');
  expect(await inProcess).toEqual([200, 'answered']);
  expect(await service.ended).toEqual([0, null]);
});

test('without the service photos are refused, the API is degraded, and both end when it comes', async () => {
  const port = await freePort();
  await startApi(`http://127.0.0.1:${port}`);
  expect(await send(await jpeg())).toEqual([503, 'classifier_failed']);
  const state = async () => (await api.app.inject('/health/ready')).json().dependencies.classifier;
  expect(await state()).toBe('down');
  await startClassifierService({ PORT: String(port) });
  expect(await send(await jpeg())).toEqual([200, 'answered']);
  expect(await eventually(state, (now) => now === 'up')).toBe('up');
});

test('a connection that is cut costs a second try and no photo', async () => {
  const service = await startClassifierService();
  let tries = 0;
  const url = await pretend((request, response) => {
    tries += 1;
    if (tries === 1) return request.socket.destroy();
    const forwarded = fetch(`${service.address}${request.url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: request as never,
      duplex: 'half',
    } as RequestInit);
    return void forwarded.then(async (answer) => response.end(await answer.text()));
  });
  await startApi(url);
  expect(await send(await jpeg())).toEqual([200, 'answered']);
  expect(tries).toBe(2);
});

test.each([
  ['an answer of another form', '{"interpretation":{"verdict":"sure","predictions":[],"scope":1}}'],
  [
    'a material that does not exist',
    '{"interpretation":{"verdict":"sure","predictions":[{"material":"emas"}]}}',
  ],
  ['no JSON', '<script>'],
  ['more than an answer can be', 'x'.repeat(9 * 1024 * 1024)],
])('a service that a hostile picture has taken over cannot lie with %s', async (_, text) => {
  await startApi(
    await pretend((request, response) => void request.resume().on('end', () => response.end(text))),
  );
  expect(await send(await jpeg())).toEqual([503, 'classifier_failed']);
});

test('a service with secrets in its environment does not start', async () => {
  const started = spawnProgram('src/classifier-server.ts', { SECRETS_KEY: 'x', REDIS_URL: 'y' }, /listens/);
  await expect(started).rejects.toThrow(/ended with 1[^]*must not have REDIS_URL, SECRETS_KEY/);
});
