import { request } from 'node:http';
import type { RequestOptions } from '../kit/http/http-client.ts';

/** Sends the whole request and disconnects before the response. */
export const abortAfterSend = (
  address: string,
  { method, path, headers, body }: RequestOptions,
  afterMs: number,
): Promise<void> =>
  new Promise((resolve) => {
    const outgoing = request(`${address}${path}`, { method, headers: headers ?? {}, agent: false });
    const abort = () => {
      outgoing.destroy();
      resolve();
    };
    outgoing.on('error', () => resolve());
    outgoing.on('response', (incoming) => incoming.on('error', () => undefined).resume());
    outgoing.end(body, () => setTimeout(abort, afterMs));
  });
