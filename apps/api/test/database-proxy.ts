import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** The start of the message by which PostgreSQL tells its pid. */
const pidMessage = Buffer.from([0x4b, 0, 0, 0, 12]);

/** As poolers do, which answer with whichever connection is free. */
const inventPid = () =>
  new Transform({
    transform(chunk: Buffer, _, done) {
      const start = chunk.indexOf(pidMessage);
      if (start >= 0) chunk.writeInt32BE(1, start + pidMessage.length);
      done(null, chunk);
    },
  });

type Pair = { client: Socket; server: Socket; startupMessage: string };

/** A proxy between the API and PostgreSQL that can stop forwarding single connections without closing them. */
export async function startDatabaseProxy(databaseUrl: string, port = 0, { isPooler = false } = {}) {
  const target = new URL(databaseUrl);
  const pairs = new Set<Pair>();
  const proxy = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    const pair = { client, server, startupMessage: '' };
    pairs.add(pair);
    // The first message of a client carries its application_name.
    client.once('data', (message) => (pair.startupMessage = message.toString('latin1')));
    if (isPooler) client.pipe(server).pipe(inventPid()).pipe(client);
    else client.pipe(server).pipe(client);
    for (const socket of [client, server]) socket.on('error', () => undefined);
  }).listen(port, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    silence(applicationName: string) {
      for (const { client, server, startupMessage } of pairs) {
        if (!startupMessage.includes(applicationName)) continue;
        client.unpipe(server);
        server.unpipe(client);
      }
    },
    stop() {
      for (const { client, server } of pairs) for (const socket of [client, server]) socket.destroy();
      proxy.close();
    },
  };
}
