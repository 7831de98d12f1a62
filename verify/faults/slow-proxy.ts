// A proxy thread between the product and PostgreSQL. Each message sets the response delay in milliseconds.
import { connect, createServer, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

const { from, to } = workerData as { from: number; to: number };
let delay = 0;
parentPort?.on('message', (milliseconds: number) => (delay = milliseconds));

/** Keeps the order of chunks when the delay becomes shorter. */
function forwardDelayed(server: Socket, client: Socket): void {
  let lastDue = 0;
  server.on('data', (chunk) => {
    const now = performance.now();
    const due = Math.max(lastDue, now + delay);
    lastDue = delay > 0 || due > now ? due : 0;
    if (due <= now) client.write(chunk);
    else setTimeout(() => client.write(chunk), due - now);
  });
}

createServer((client) => {
  const server = connect(to, '127.0.0.1');
  client.setNoDelay(true);
  server.setNoDelay(true);
  client.pipe(server);
  forwardDelayed(server, client);
  for (const [socket, other] of [
    [client, server],
    [server, client],
  ] as const) {
    socket.on('error', () => undefined);
    socket.on('close', () => other.destroy());
  }
}).listen(from, '127.0.0.1', () => parentPort?.postMessage('listening', []));
