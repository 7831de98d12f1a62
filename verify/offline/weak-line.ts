import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** `reading`: pages come, but nothing gets out. `off`: nothing at all, and what is under way breaks. */
type LineState = 'on' | 'reading' | 'off';

/** Where a write is when the line breaks: not yet sent, on its way, or done by the server and not yet answered. */
export const breakingPoints = ['before', 'during', 'after'] as const;
type BreakingPoint = (typeof breakingPoints)[number];

type Options = {
  origin: string;
  /** Gives every request a key of its own, so that a repeated one is a new one. */
  changesKeys: boolean;
};

const isWrite = ({ method }: IncomingMessage) => method !== 'GET' && method !== 'HEAD';

/** Stands between the browser and the gateway, as a mobile network does. */
export async function openWeakLine({ origin, changesKeys }: Options) {
  const { hostname: host, port: targetPort } = new URL(origin);
  const counted = { writes: 0, before: 0, during: 0, after: 0 };
  /** How often the server answered a write with which status. */
  const answers: Record<number, number> = {};
  const open = new Set<ServerResponse>();
  let state: LineState = 'on';
  let planned: { inWrites: number; at: BreakingPoint; done: () => void } | undefined;

  function become(next: LineState) {
    state = next;
    if (next === 'off') for (const response of open) response.destroy();
  }

  function breakNow(at: BreakingPoint) {
    counted[at] += 1;
    become('off');
    planned?.done();
    planned = undefined;
  }

  /** Whether this write is the one at which the line breaks. */
  function isDoomed(): boolean {
    counted.writes += 1;
    if (planned) planned.inWrites -= 1;
    return planned?.inWrites === 0;
  }

  function pass(asked: IncomingMessage, response: ServerResponse) {
    open.add(response);
    response.on('close', () => open.delete(response));
    if (state === 'off' || (state === 'reading' && isWrite(asked))) return void asked.socket.destroy();
    const breaksAt = isWrite(asked) && isDoomed() ? planned?.at : undefined;
    if (breaksAt === 'before') return breakNow('before');
    const headers = { ...asked.headers };
    if (changesKeys && headers['idempotency-key']) headers['idempotency-key'] = randomUUID();
    const address = { host, port: targetPort, path: asked.url, method: asked.method, headers };
    const forwarded = request(address, (answered) => {
      if (isWrite(asked)) answers[answered.statusCode ?? 0] = (answers[answered.statusCode ?? 0] ?? 0) + 1;
      // The API answers after it has committed.
      if (breaksAt === 'after') breakNow('after');
      if (response.destroyed) return void answered.resume();
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    if (breaksAt === 'during') forwarded.on('finish', () => breakNow('during'));
    asked.pipe(forwarded);
  }

  const server = createServer(pass);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    become,
    counted,
    answers,
    /** The line is on, and off again at one of the next writes; false when there were not so many for a while. */
    async breakAt(inWrites: number, at: BreakingPoint): Promise<boolean> {
      const broken = new Promise<true>((resolve) => {
        planned = { inWrites, at, done: () => resolve(true) };
      });
      become('on');
      const isBroken = await Promise.race([broken, wait(4000, false)]);
      planned = undefined;
      become('off');
      return isBroken;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
