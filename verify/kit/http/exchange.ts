import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { text as readText } from 'node:stream/consumers';

export type Asked = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
};
export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; ms: number };
/** The one way to the product. A control run puts a liar in its place. */
export type Send = (asked: Asked) => Promise<Answer>;

/** Longer than the product itself gives an answer. Status 0 then: nobody answered. */
const patience = 30_000;

/** Real requests over sockets; nothing of them is made tidy on the way. */
export function sender(address: string): Send {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const { hostname, port } = new URL(address);
  return ({ method, path, headers = {}, body }) =>
    new Promise((resolve) => {
      const began = performance.now();
      const finish = (status: number, answered: IncomingHttpHeaders, text: string) =>
        resolve({ status, headers: answered, text, ms: performance.now() - began });
      // Said by hand: for a DELETE nobody else would, and the body would be read as the next request.
      const length = { 'content-length': String(Buffer.byteLength(body ?? '')) };
      const framed = method === 'GET' ? headers : { ...headers, ...length };
      const outgoing = request({ agent, hostname, port, method, path, headers: framed, timeout: patience });
      outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')));
      outgoing.on('error', (error) => finish(0, {}, error.message));
      outgoing.on('response', (incoming) => {
        const status = incoming.statusCode ?? 0;
        // What others write never ends; that it began is the answer.
        if (incoming.headers['content-type']?.startsWith('text/event-stream')) {
          finish(status, incoming.headers, '');
          return void outgoing.destroy();
        }
        readText(incoming).then(
          (text) => finish(status, incoming.headers, text),
          (error: unknown) => finish(0, incoming.headers, String(error)),
        );
      });
      outgoing.end(body);
    });
}

/** The identity server or the database was late: a machine that is busy with other things does that. */
export const isLate = (answer: Answer): boolean =>
  answer.status === 503 && ['unavailable', 'sign_in_unavailable'].includes(codeOf(answer));

/** Asks again where the product says so, as people do. */
export const patiently =
  (send: Send): Send =>
  async (asked) => {
    let answer = await send(asked);
    for (let again = 0; again < 8 && isLate(answer); again += 1) {
      await pause(500);
      answer = await send(asked);
    }
    return answer;
  };

export const asJson = (value: unknown): Pick<Asked, 'headers' | 'body'> => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

/** What was answered, as JSON; undefined when it is none. */
export function jsonOf({ text }: Pick<Answer, 'text'>): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const codeOf = (answer: Answer): string =>
  (jsonOf(answer) as { code?: string } | undefined)?.code ?? '';
