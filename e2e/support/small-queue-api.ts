import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { localEnv, root } from '@app/services/src/local-env.ts';
import { photos } from './photos.ts';

const classifyPath = '/upload/classify';

/** An API instance with one classifier process and a queue of one: two photos fill it. */
async function startSmallQueueApi() {
  const env = {
    ...localEnv(),
    NODE_ENV: 'production',
    PORT: '0',
    CLASSIFIER_PROCESSES: '1',
    CLASSIFIER_QUEUE: '1',
    CLASSIFIER_DEADLINE_MS: '300000',
    HANDLER_TIMEOUT_MS: '300000',
    // All journeys share one IP address.
    RATE_LIMIT_VISITOR: '100000',
    LIMIT_SCANS_VISITOR: '100000',
  };
  const child = spawn(process.execPath, ['dist/server.js'], {
    cwd: join(root, 'apps/api'),
    env,
    stdio: 'pipe',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const waitForOutput = async (pattern: RegExp) => {
    await expect(() => expect(output).toMatch(pattern)).toPass({ timeout: 60_000 });
    return pattern.exec(output)?.[1] ?? '';
  };
  const address = await waitForOutput(/listens at (http:\/\/[\d.:]+)/);
  const classifier = Number(await waitForOutput(/"pid":(\d+)[^\n]*"msg":"classifier process ready"/));
  return { child, address, classifier };
}

/** A proxy to the product under test that sends photos to the instance with the small queue. */
export async function startSmallQueueProduct() {
  const { child, address, classifier } = await startSmallQueueApi();
  const { ORIGIN } = localEnv();
  const gateway = createServer((incoming, outgoing) => {
    const isPhoto = incoming.url === `/api${classifyPath}`;
    const target = isPhoto ? `${address}${classifyPath}` : `${ORIGIN}${incoming.url}`;
    const { method, headers } = incoming;
    const upstream = request(target, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');

  const send = async (photo: Buffer) => {
    const body = new FormData();
    body.append('image', new Blob([new Uint8Array(photo)]), 'foto.jpg');
    // The API closes a connection that is silent for half a minute, which a busy machine may take.
    return fetch(`${address}${classifyPath}`, { method: 'POST', body }).then(
      ({ status }) => status,
      () => 'closed' as const,
    );
  };
  const expectFull = async () => {
    const figures = await (await fetch(`${address}/metrics`)).text();
    expect(figures).toContain('classifier_processes{state="busy"} 1');
    expect(figures).toContain('classifier_queued_photos 1');
  };

  return {
    address: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,

    /** Suspends the classifier with one photo in process and one in the queue, until `resume` is called. */
    async fill() {
      process.kill(classifier, 'SIGSTOP');
      const { buffer } = await photos.jpeg();
      const sent = [send(buffer), send(buffer)];
      await expect(expectFull).toPass({ timeout: 60_000 });
      return {
        async resume() {
          process.kill(classifier, 'SIGCONT');
          return Promise.all(sent);
        },
      };
    },

    async stop() {
      gateway.close();
      gateway.closeAllConnections();
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
