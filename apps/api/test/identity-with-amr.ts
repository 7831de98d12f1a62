import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/**
 * A stand-in for Supabase Auth, which cannot be started here, for the one feature that its Lite version
 * lacks: tokens with the claim `amr`, which tells how the session began.
 */
export async function startIdentityWithAmr(method: string) {
  const id = randomUUID();
  const claims = { sub: id, aud: 'authenticated', session_id: randomUUID(), amr: [{ method, timestamp: 0 }] };
  const token = ['{"alg":"ES256"}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
  const passwordsSet: string[] = [];
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'PUT') passwordsSet.push(((await json(request)) as { password: string }).password);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ id, email: 'wulan@contoh.id', identities: [] }));
  }
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    passwordsSet,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
