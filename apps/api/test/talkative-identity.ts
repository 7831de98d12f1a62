import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/**
 * Stands for Supabase Auth, which cannot be started here, in the one thing that its Lite does not do:
 * its tokens say how the session began (`amr`).
 */
export async function startTalkativeIdentity(method: string) {
  const id = randomUUID();
  const claims = { sub: id, aud: 'authenticated', session_id: randomUUID(), amr: [{ method, timestamp: 0 }] };
  const token = ['{"alg":"ES256"}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
  const passwordsSet: string[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'PUT') passwordsSet.push(((await json(request)) as { password: string }).password);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ id, email: 'wulan@contoh.id', identities: [] }));
  }
  const server = createServer((request, response) => void answer(request, response));
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
