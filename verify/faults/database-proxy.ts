import { join } from 'node:path';
import { ports, servicesFolder } from '@app/services/src/local-env.ts';
import { ensureGoProgram } from '@app/services/src/machine/go-program.ts';
import { startChild } from '../kit/process/child-process.ts';
import { waitUntil } from '../kit/process/wait-until.ts';

/** 2.13.0 has moved to Go 1.27, which is newer than the Go that we fetch. */
const toxiproxy = {
  name: 'toxiproxy',
  module: 'github.com/Shopify/toxiproxy/v2/cmd/server',
  version: '2.12.0',
};
const listenPort = ports.postgres + 1;
const control = `http://127.0.0.1:${ports.postgres + 2}`;
// A control request that hangs must fail the proof, not stop it.
const controlTimeoutMs = 10_000;

async function send(method: string, path: string, body: object): Promise<void> {
  const response = await fetch(`${control}${path}`, {
    method,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(controlTimeoutMs),
  });
  if (!response.ok) throw new Error(`Toxiproxy: ${response.status} ${await response.text()}`);
}

const isUp = () =>
  fetch(`${control}/version`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Toxiproxy between the product and PostgreSQL, which can delay responses. */
export async function startDatabaseProxy() {
  const child = startChild({
    program: await ensureGoProgram(toxiproxy),
    arguments: ['-host', '127.0.0.1', '-port', `${ports.postgres + 2}`],
    environment: { LOG_LEVEL: 'error' },
    log: join(servicesFolder, 'toxiproxy.log'),
    folder: servicesFolder,
  });
  await waitUntil('Toxiproxy is ready', isUp, controlTimeoutMs);
  const listen = `127.0.0.1:${listenPort}`;
  await send('POST', '/proxies', { name: 'database', listen, upstream: `127.0.0.1:${ports.postgres}` });
  // Present from the start and never removed: up to 2.12.0, removing a toxic can block Toxiproxy.
  await send('POST', '/proxies/database/toxics', { name: 'slow', type: 'latency', stream: 'downstream' });
  return {
    address: `postgres://pilahbumi@${listen}/pilahbumi`,
    /** Delays each response by this, give or take a quarter. */
    delayBy: (milliseconds: number) =>
      send('PATCH', '/proxies/database/toxics/slow', {
        attributes: { latency: milliseconds, jitter: Math.round(milliseconds / 4) },
      }),
    stop: () => child.end('SIGTERM'),
  };
}
