import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { localEnv, root } from '@app/services/local-env';
import { photos } from './photos.ts';

const classifyPath = '/upload/classify';

/** A copy of the API with one classifier process and one place in the line: two photos fill it. */
async function startNarrowApi() {
  const env = {
    ...localEnv(),
    NODE_ENV: 'production',
    PORT: '0',
    CLASSIFIER_PROCESSES: '1',
    CLASSIFIER_QUEUE: '1',
    CLASSIFIER_DEADLINE_MS: '30000',
    // All journeys come from one address and are counted together.
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
  const said = async (pattern: RegExp) => {
    await expect(() => expect(output).toMatch(pattern)).toPass({ timeout: 30_000 });
    return pattern.exec(output)?.[1] ?? '';
  };
  const address = await said(/listens at (http:\/\/[\d.:]+)/);
  const classifier = Number(await said(/"pid":(\d+)[^\n]*"msg":"classifier process ready"/));
  return { child, address, classifier };
}

/** The product of the journeys, but photos go to a copy of the API that is soon full. */
export async function startNarrowProduct() {
  const { child, address, classifier } = await startNarrowApi();
  const { ORIGIN } = localEnv();
  const gateway = createServer((incoming, answer) => {
    const isPhoto = incoming.url === `/api${classifyPath}`;
    const target = isPhoto ? `${address}${classifyPath}` : `${ORIGIN}${incoming.url}`;
    const { method, headers } = incoming;
    const passedOn = request(target, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passedOn.on('error', () => answer.destroy());
    incoming.pipe(passedOn);
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');

  const send = async (photo: Buffer) => {
    const body = new FormData();
    body.append('image', new Blob([new Uint8Array(photo)]), 'foto.jpg');
    return (await fetch(`${address}${classifyPath}`, { method: 'POST', body })).status;
  };
  const isFull = async () => {
    const figures = await (await fetch(`${address}/metrics`)).text();
    expect(figures).toContain('classifier_processes{state="busy"} 1');
    expect(figures).toContain('classifier_queued_photos 1');
  };

  return {
    address: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,

    /** One photo in the process, which stands still, and one in the line behind it, until `goOn` is called. */
    async fill() {
      process.kill(classifier, 'SIGSTOP');
      const { buffer } = await photos.jpeg();
      const sent = [send(buffer), send(buffer)];
      await expect(isFull).toPass({ timeout: 10_000 });
      return {
        async goOn() {
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
