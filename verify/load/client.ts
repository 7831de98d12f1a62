import { Agent, type IncomingMessage, request } from 'node:http';
import type { LoadRequest } from './kinds/kind.ts';
import { addressOf, tokenOf } from './users.ts';

export type LoadResponse = { status: number; isShed: boolean; bytes: number; problem?: string };

/** Below the idle timeout of the gateway (30 s), so that no request is sent on a closing connection. */
const idleMs = 20_000;

/** A 503 with Retry-After is load shedding, not a failure. */
const isShed = ({ statusCode, headers }: IncomingMessage) =>
  statusCode === 503 && headers['retry-after'] !== undefined && !headers['content-type']?.includes('html');

/** Keeps connections open as browsers do; each user has its own source address. */
export function createClient(origin: string) {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, timeout: idleMs });
  const failed = (problem: string): LoadResponse => ({ status: 0, isShed: false, bytes: 0, problem });

  function send({ path, method = 'GET', headers, body, isMember }: LoadRequest, user: number, kind: string) {
    return new Promise<LoadResponse>((resolve) => {
      const sent = request({
        hostname,
        port,
        path,
        method,
        agent,
        localAddress: addressOf(user),
        headers: {
          ...headers,
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
          ...(isMember && { authorization: `Bearer ${tokenOf(user)}` }),
          // For the baseline server, which ignores paths.
          'x-kind': kind,
        },
      });
      sent.on('timeout', () => sent.destroy(new Error('the request timed out')));
      sent.on('error', (error) => resolve(failed(`${error.name} ${error.message}`)));
      sent.on('response', (response) => {
        const status = response.statusCode ?? 0;
        let bytes = 0;
        let errorText = '';
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (status >= 400) errorText += chunk.toString('latin1', 0, 200);
        });
        response.on('error', (error) => resolve(failed(`response aborted: ${error.message}`)));
        response.on('end', () => {
          const isBlank = status === 200 && bytes === 0;
          const problem = isBlank ? 'blank' : status >= 400 ? errorText.slice(0, 200) : undefined;
          resolve({ status, isShed: isShed(response), bytes, ...(problem !== undefined && { problem }) });
        });
      });
      sent.end(body);
    });
  }
  return { send, close: () => agent.destroy() };
}
