import { randomUUID } from 'node:crypto';
import { asJson, jsonOf, sender } from '../kit/http/exchange.ts';
import { isTryAgain } from '../kit/http/answers.ts';
import { sessionOf } from '../kit/database/session-rows.ts';
import { persistence } from '../kit/http/persistence.ts';

/** What a writer was told is kept: when it was asked for the last time, and when it was told. */
export type Acknowledged = { content: string; askedAt: number; at: number };

/** Members who write through the front door and, when told so, try again with the same key. */
export function startWriters(origin: string, count: number) {
  const acknowledged: Acknowledged[] = [];
  const end = new AbortController();
  const people = persistence({
    send: sender(origin),
    isExpected: isTryAgain,
    isOver: () => end.signal.aborted,
  });

  async function write(writer: number, path: string, content: string): Promise<unknown> {
    const { headers, body } = asJson({ title: content, content });
    const own = { ...headers, ...sessionOf(writer), 'idempotency-key': randomUUID() };
    const told = await people.insist({ method: 'POST', path: `/api${path}`, headers: own, body });
    if (!told) return undefined;
    acknowledged.push({ content, askedAt: told.askedAt, at: told.at });
    return jsonOf(told.answer);
  }

  async function live(writer: number): Promise<void> {
    let place = '';
    for (let turn = 0; !end.signal.aborted; turn += 1) {
      const content = `failover ${writer} ${turn}`;
      if (turn % 20 === 0 || !place) {
        const answer = (await write(writer, '/community/posts', content)) as
          | { post: { _id: string } }
          | undefined;
        place = answer ? `/community/posts/${answer.post._id}/replies` : '';
      } else if (!(await write(writer, place, content))) place = '';
    }
  }

  const running = Promise.all(Array.from({ length: count }, (_, index) => live(index + 1)));
  return {
    acknowledged,
    strange: people.strange,
    triedAgain: people.triedAgain,
    async stop() {
      end.abort();
      await running;
    },
  };
}
