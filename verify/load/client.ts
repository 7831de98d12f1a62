import { Agent, type IncomingMessage, request } from 'node:http';
import type { Asked } from './kinds/kind.ts';
import { addressOf, tokenOf } from './people.ts';

export type Answer = { status: number; isShed: boolean; bytes: number; problem?: string };

/** The gateway closes a connection that is idle for 30 s; whoever lets go earlier never meets that moment. */
const idle = 20_000;

/** Whoever cannot serve now says when to come again. */
const isShed = ({ statusCode, headers }: IncomingMessage) =>
  statusCode === 503 && headers['retry-after'] !== undefined && !headers['content-type']?.includes('html');

/** People with connections of their own, kept open as browsers do, each from the address of its person. */
export function client(origin: string) {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, timeout: idle });
  const failed = (problem: string): Answer => ({ status: 0, isShed: false, bytes: 0, problem });

  function send({ path, method = 'GET', headers, body, isMember }: Asked, person: number, kind: string) {
    return new Promise<Answer>((resolve) => {
      const sent = request({
        hostname,
        port,
        path,
        method,
        agent,
        localAddress: addressOf(person),
        headers: {
          ...headers,
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
          ...(isMember && { authorization: `Bearer ${tokenOf(person)}` }),
          // For the bare twin, which knows nothing of paths.
          'x-kind': kind,
        },
      });
      sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
      sent.on('error', (error) => resolve(failed(`${error.name} ${error.message}`)));
      sent.on('response', (response) => {
        const status = response.statusCode ?? 0;
        let bytes = 0;
        let said = '';
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (status >= 400) said += chunk.toString('latin1', 0, 200);
        });
        response.on('error', (error) => resolve(failed(`broken off: ${error.message}`)));
        response.on('end', () => {
          const isBlank = status === 200 && bytes === 0;
          const problem = isBlank ? 'blank' : status >= 400 ? said.slice(0, 200) : undefined;
          resolve({ status, isShed: isShed(response), bytes, ...(problem !== undefined && { problem }) });
        });
      });
      sent.end(body);
    });
  }
  return { send, close: () => agent.destroy() };
}
