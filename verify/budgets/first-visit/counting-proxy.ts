import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export type Transfer = { path: string; bytes: number; at: number };

/** A proxy in front of the product that counts all response bytes, also those of the service worker. */
export async function startCountingProxy(origin: string) {
  const transfers: Transfer[] = [];
  const written = new WeakMap<Socket, number>();
  const proxy = createServer((incoming, outgoing) => {
    const { method, headers, url = '/', socket } = incoming;
    const forwarded = request(`${origin}${url}`, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
    // Responses on a connection are sequential, so the bytes since the last one are this response with its headers.
    outgoing.on('finish', () => {
      const before = written.get(socket) ?? 0;
      written.set(socket, socket.bytesWritten);
      transfers.push({ path: url, bytes: socket.bytesWritten - before, at: Date.now() });
    });
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    transfers,
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
