import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { text as readText } from 'node:stream/consumers';

export type RequestOptions = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
};
export type HttpResponse = { status: number; headers: IncomingHttpHeaders; text: string; ms: number };
/** All requests go through this type, so that the control run can replace it with a false responder. */
export type Send = (options: RequestOptions) => Promise<HttpResponse>;

/** Longer than the request timeout of the product. Status 0 means that there was no response. */
const timeoutMs = 30_000;

/** Real requests over sockets, sent exactly as given. */
export function createSender(address: string): Send {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const { hostname, port } = new URL(address);
  return ({ method, path, headers = {}, body }) =>
    new Promise((resolve) => {
      const began = performance.now();
      const settle = (status: number, responseHeaders: IncomingHttpHeaders, text: string) =>
        resolve({ status, headers: responseHeaders, text, ms: performance.now() - began });
      // Set explicitly: Node adds none for a DELETE, and the body would be parsed as the next request.
      const length = { 'content-length': String(Buffer.byteLength(body ?? '')) };
      const framedHeaders = method === 'GET' ? headers : { ...headers, ...length };
      const outgoing = request({
        agent,
        hostname,
        port,
        method,
        path,
        headers: framedHeaders,
        timeout: timeoutMs,
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error('the request timed out')));
      outgoing.on('error', (error) => settle(0, {}, error.message));
      outgoing.on('response', (incoming) => {
        const status = incoming.statusCode ?? 0;
        // An event stream never ends: its headers are the response.
        if (incoming.headers['content-type']?.startsWith('text/event-stream')) {
          settle(status, incoming.headers, '');
          return void outgoing.destroy();
        }
        readText(incoming).then(
          (text) => settle(status, incoming.headers, text),
          (error: unknown) => settle(0, incoming.headers, String(error)),
        );
      });
      outgoing.end(body);
    });
}

/** The identity server or the database timed out, as happens on a busy machine. */
export const isUnavailable = (response: HttpResponse): boolean =>
  response.status === 503 && ['unavailable', 'sign_in_unavailable'].includes(codeOf(response));

/** Retries while the product reports that it is unavailable. */
export const withRetries =
  (send: Send): Send =>
  async (options) => {
    let response = await send(options);
    for (let attempt = 0; attempt < 8 && isUnavailable(response); attempt += 1) {
      await pause(500);
      response = await send(options);
    }
    return response;
  };

export const asJson = (value: unknown): Pick<RequestOptions, 'headers' | 'body'> => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

/** The response body as JSON; undefined when it is not JSON. */
export function jsonOf({ text }: Pick<HttpResponse, 'text'>): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const codeOf = (response: HttpResponse): string =>
  (jsonOf(response) as { code?: string } | undefined)?.code ?? '';
