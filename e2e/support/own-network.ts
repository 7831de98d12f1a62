import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localEnv } from '@app/services/local-env';

/** The product behind a network of its own, which can fail while the phone still believes in it. */
export async function startOwnNetwork() {
  const { ORIGIN } = localEnv();
  let isCut = false;
  let release = 1;
  const server = createServer((incoming, answer) => {
    if (isCut) return void incoming.socket.destroy();
    const isWorker = incoming.url === '/service-worker.js';
    const { method } = incoming;
    // The worker's script is changed on the way, which it can be as plain text only.
    const headers = isWorker ? { ...incoming.headers, 'accept-encoding': 'identity' } : incoming.headers;
    const passedOn = request(`${ORIGIN}${incoming.url}`, { method, headers }, (response) => {
      const { 'content-length': _, ...kept } = response.headers;
      answer.writeHead(response.statusCode ?? 502, isWorker ? kept : response.headers);
      if (isWorker) answer.write(`/* release ${release} */`);
      response.pipe(answer);
    });
    passedOn.on('error', () => answer.destroy());
    incoming.pipe(passedOn);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      server.closeAllConnections();
    },
    restore() {
      isCut = false;
    },
    /** As after a deployment: another script under the same name. */
    release() {
      release += 1;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
