import { request } from 'node:http';
import type { Asked } from '../kit/http/exchange.ts';

/** Sends it whole, and is gone before the answer: the sender will never know whether it was done. */
export const leaveEarly = (
  address: string,
  { method, path, headers, body }: Asked,
  afterMs: number,
): Promise<void> =>
  new Promise((resolve) => {
    const outgoing = request(`${address}${path}`, { method, headers: headers ?? {}, agent: false });
    const leave = () => {
      outgoing.destroy();
      resolve();
    };
    outgoing.on('error', () => resolve());
    outgoing.on('response', (incoming) => incoming.on('error', () => undefined).resume());
    outgoing.end(body, () => setTimeout(leave, afterMs));
  });
