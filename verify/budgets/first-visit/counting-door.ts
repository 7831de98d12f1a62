import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export type Transfer = { path: string; bytes: number; at: number };

/** Stands in front of the product and counts every byte that leaves it, whoever in the browser asked. */
export async function openCountingDoor(origin: string) {
  const transfers: Transfer[] = [];
  const written = new WeakMap<Socket, number>();
  const door = createServer((incoming, answer) => {
    const { method, headers, url = '/', socket } = incoming;
    const passedOn = request(`${origin}${url}`, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passedOn.on('error', () => answer.destroy());
    incoming.pipe(passedOn);
    // One answer after the other goes over a connection, so what was written since the last is this one, head and all.
    answer.on('finish', () => {
      const before = written.get(socket) ?? 0;
      written.set(socket, socket.bytesWritten);
      transfers.push({ path: url, bytes: socket.bytesWritten - before, at: Date.now() });
    });
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  return {
    address: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    transfers,
    async close() {
      door.closeAllConnections();
      door.close();
      await once(door, 'close');
    },
  };
}
