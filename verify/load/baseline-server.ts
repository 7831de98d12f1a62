// The baseline server: responds to each kind of request with as many bytes as the product does, without any work.
// `baseline-server.ts '{"landing": 9000, …}'`.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const sizes = JSON.parse(process.argv[2] ?? '{}') as Record<string, number>;
const bodies = new Map(
  Object.entries(sizes).map(([kind, bytes]) => [kind, Buffer.alloc(Math.max(1, bytes), 'x')]),
);
const empty = Buffer.from('x');

const server = createServer((request, response) => {
  const body = bodies.get(String(request.headers['x-kind'])) ?? empty;
  request.resume().once('end', () => {
    response.writeHead(200, { 'content-type': 'text/plain', 'content-length': body.length }).end(body);
  });
});
server.listen(0, '127.0.0.1', () =>
  console.info(`listens at http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
process.once('SIGTERM', () => process.exit(0));
