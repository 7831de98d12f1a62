import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** High, because a healthy server may be slow on a busy machine. */
const timeoutMs = 10_000;

/** Rejects unless the response has the expected status. */
export const expectStatus = async (address: string, status: number, request: RequestInit = {}) => {
  const response = await fetch(address, { ...request, signal: AbortSignal.timeout(timeoutMs) });
  await response.arrayBuffer();
  if (response.status !== status) throw new Error(`${address} returned ${response.status}`);
};

/** Connects, sends the message, and rejects unless the reply starts as expected. */
export const expectReply = (port: number, expectedStart: string, message?: string) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`port ${port} did not reply`)));
    socket.once('error', reject);
    socket.once('connect', () => message && socket.write(message));
    socket.once('data', (data) => {
      socket.end();
      if (data.toString('latin1').startsWith(expectedStart)) resolve();
      else reject(new Error(`port ${port} sent an unexpected reply`));
    });
  });

/** Retries until it succeeds; rejects with the last error after the timeout, or when `abortReason` returns a reason. */
export const retryUntilReady = async (
  attempt: () => Promise<void>,
  maxMs: number,
  abortReason: () => string | undefined = () => undefined,
) => {
  const deadline = Date.now() + maxMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const reason = abortReason();
      if (reason) throw new Error(reason, { cause: error });
      if (Date.now() > deadline) throw error;
      await pause(50);
    }
  }
};
