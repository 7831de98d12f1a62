import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localEnv } from '@app/services/src/local-env.ts';

/** A proxy to the product that can drop connections while the browser still reports to be online. */
export async function startControlledProxy() {
  const { ORIGIN } = localEnv();
  let isDisconnected = false;
  let release = 1;
  const server = createServer((incoming, outgoing) => {
    if (isDisconnected) return void incoming.socket.destroy();
    const isWorker = incoming.url === '/service-worker.js';
    const { method } = incoming;
    // The worker script is modified here, so it must not be compressed.
    const headers = isWorker ? { ...incoming.headers, 'accept-encoding': 'identity' } : incoming.headers;
    const upstream = request(`${ORIGIN}${incoming.url}`, { method, headers }, (response) => {
      const { 'content-length': _, ...otherHeaders } = response.headers;
      outgoing.writeHead(response.statusCode ?? 502, isWorker ? otherHeaders : response.headers);
      if (isWorker) outgoing.write(`/* release ${release} */`);
      response.pipe(outgoing);
    });
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    disconnect() {
      isDisconnected = true;
      server.closeAllConnections();
    },
    restore() {
      isDisconnected = false;
    },
    /** Simulates a deployment: a different script at the same URL. */
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
