import { randomUUID } from 'node:crypto';
import { asJson, jsonOf, createSender } from '../kit/http/http-client.ts';
import { isRetryMessage } from '../kit/http/responses.ts';
import { sessionOf } from '../kit/database/users.ts';
import { retryingClient } from '../kit/http/retrying-client.ts';

/** An acknowledged write, with the time of its last request and of the acknowledgement. */
export type Acknowledged = { content: string; askedAt: number; at: number };

/** Members who write through the gateway and retry with the same idempotency key. */
export function startWriters(origin: string, count: number) {
  const acknowledged: Acknowledged[] = [];
  const end = new AbortController();
  const client = retryingClient({
    send: createSender(origin),
    isExpected: isRetryMessage,
    hasEnded: () => end.signal.aborted,
  });

  async function write(writer: number, path: string, content: string): Promise<unknown> {
    const { headers, body } = asJson({ title: content, content });
    const own = { ...headers, ...sessionOf(writer), 'idempotency-key': randomUUID() };
    const acknowledgement = await client.sendUntilAcknowledged({
      method: 'POST',
      path: `/api${path}`,
      headers: own,
      body,
    });
    if (!acknowledgement) return undefined;
    acknowledged.push({ content, askedAt: acknowledgement.askedAt, at: acknowledgement.at });
    return jsonOf(acknowledgement.response);
  }

  async function writeLoop(writer: number): Promise<void> {
    let repliesPath = '';
    for (let turn = 0; !end.signal.aborted; turn += 1) {
      const content = `failover ${writer} ${turn}`;
      if (turn % 20 === 0 || !repliesPath) {
        const created = (await write(writer, '/community/posts', content)) as
          | { post: { _id: string } }
          | undefined;
        repliesPath = created ? `/community/posts/${created.post._id}/replies` : '';
      } else if (!(await write(writer, repliesPath, content))) repliesPath = '';
    }
  }

  const running = Promise.all(Array.from({ length: count }, (_, index) => writeLoop(index + 1)));
  return {
    acknowledged,
    unexpected: client.unexpected,
    retryCount: client.retryCount,
    async stop() {
      end.abort();
      await running;
    },
  };
}
