import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A busy machine makes a healthy server slow. */
const patience = 10_000;

/** Rejects unless the address answers with the expected status. */
export const expectStatus = async (address: string, status: number, request: RequestInit = {}) => {
  const response = await fetch(address, { ...request, signal: AbortSignal.timeout(patience) });
  await response.arrayBuffer();
  if (response.status !== status) throw new Error(`${address} answered ${response.status}`);
};

/** Connects, says what there is to say, and rejects unless the first words back are the expected ones. */
export const expectWords = (port: number, words: string, say?: string) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.setTimeout(patience, () => socket.destroy(new Error(`port ${port} is silent`)));
    socket.once('error', reject);
    socket.once('connect', () => say && socket.write(say));
    socket.once('data', (data) => {
      socket.end();
      if (data.toString('latin1').startsWith(words)) resolve();
      else reject(new Error(`port ${port} does not speak as expected`));
    });
  });

/** Tries until it succeeds; rejects with the last reason when time is over or `hopeless` says so. */
export const eventually = async (
  attempt: () => Promise<void>,
  milliseconds: number,
  hopeless: () => string | undefined = () => undefined,
) => {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const end = hopeless();
      if (end) throw new Error(end, { cause: error });
      if (Date.now() > deadline) throw error;
      await pause(50);
    }
  }
};
