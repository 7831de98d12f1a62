import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** `reading`: only reads pass. `off`: nothing passes, and open responses are cut. */
type ConnectionState = 'on' | 'reading' | 'off';

/** When the connection breaks: before a write is sent, while it is sent, or after the server has processed it. */
export const breakingPoints = ['before', 'during', 'after'] as const;
type BreakingPoint = (typeof breakingPoints)[number];

type Options = {
  origin: string;
  /** Replaces every idempotency key, so that a retry is a new request. */
  replacesKeys: boolean;
};

const isWrite = ({ method }: IncomingMessage) => method !== 'GET' && method !== 'HEAD';

/** A proxy between the browser and the gateway that simulates a mobile network. */
export async function startUnreliableProxy({ origin, replacesKeys }: Options) {
  const { hostname: host, port: targetPort } = new URL(origin);
  const counts = { writes: 0, before: 0, during: 0, after: 0 };
  /** Responses to writes by status. */
  const statusCounts: Record<number, number> = {};
  const openResponses = new Set<ServerResponse>();
  let state: ConnectionState = 'on';
  let planned: { inWrites: number; at: BreakingPoint; done: () => void } | undefined;

  function setState(next: ConnectionState) {
    state = next;
    if (next === 'off') for (const response of openResponses) response.destroy();
  }

  function breakNow(at: BreakingPoint) {
    counts[at] += 1;
    setState('off');
    planned?.done();
    planned = undefined;
  }

  /** Whether the connection must break at this write. */
  function shouldBreak(): boolean {
    counts.writes += 1;
    if (planned) planned.inWrites -= 1;
    return planned?.inWrites === 0;
  }

  function forward(incoming: IncomingMessage, response: ServerResponse) {
    openResponses.add(response);
    response.on('close', () => openResponses.delete(response));
    if (state === 'off' || (state === 'reading' && isWrite(incoming))) return void incoming.socket.destroy();
    const breaksAt = isWrite(incoming) && shouldBreak() ? planned?.at : undefined;
    if (breaksAt === 'before') return breakNow('before');
    const headers = { ...incoming.headers };
    if (replacesKeys && headers['idempotency-key']) headers['idempotency-key'] = randomUUID();
    const address = { host, port: targetPort, path: incoming.url, method: incoming.method, headers };
    const forwarded = request(address, (upstream) => {
      if (isWrite(incoming))
        statusCounts[upstream.statusCode ?? 0] = (statusCounts[upstream.statusCode ?? 0] ?? 0) + 1;
      // The API responds after the commit.
      if (breaksAt === 'after') breakNow('after');
      if (response.destroyed) return void upstream.resume();
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    if (breaksAt === 'during') forwarded.on('finish', () => breakNow('during'));
    incoming.pipe(forwarded);
  }

  const server = createServer(forward);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    setState,
    counts,
    statusCounts,
    /** Goes online and breaks at the given write; false when there were too few writes within some seconds. */
    async breakAt(inWrites: number, at: BreakingPoint): Promise<boolean> {
      const broken = new Promise<true>((resolve) => {
        planned = { inWrites, at, done: () => resolve(true) };
      });
      setState('on');
      const hasBroken = await Promise.race([broken, wait(4000, false)]);
      planned = undefined;
      setState('off');
      return hasBroken;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
