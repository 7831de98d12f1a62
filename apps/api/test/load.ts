import { type Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

export type Tally = { sent: number; answered: number; refused: number; lost: string[] };

type Call = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: () => AsyncIterable<string>;
};

/** One request over a keep-alive connection; resolves with the status after the whole body was received. */
export function call(address: string, agent: Agent, { path, method = 'GET', headers = {}, body }: Call) {
  return new Promise<number>((resolve, reject) => {
    const outgoing = request(new URL(path, address), { agent, method, headers });
    outgoing.on('error', reject);
    outgoing.on('response', (incoming: IncomingMessage) => {
      const whole = text(incoming).then((answer) => JSON.parse(answer) as unknown);
      whole.then(() => resolve(incoming.statusCode ?? 0), reject);
    });
    const send = async () => {
      for await (const part of body?.() ?? []) outgoing.write(part);
      outgoing.end();
    };
    send().catch(reject);
  });
}

/** Counts the outcome of each request. Only a refused connection is not a lost request. */
export function tally() {
  const counts: Tally = { sent: 0, answered: 0, refused: 0, lost: [] };
  const track = async (path: string, answer: Promise<number>) => {
    counts.sent++;
    try {
      const status = await answer;
      if (status >= 500) counts.lost.push(`${path}: ${status}`);
      else counts.answered++;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') counts.refused++;
      else counts.lost.push(`${path}: ${String(error)}`);
    }
  };
  return { counts, track };
}
