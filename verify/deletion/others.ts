import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createReply, likePost } from '@app/contract/community';
import { fillPath } from '../kit/http/endpoints.ts';
import { asJson, createSender } from '../kit/http/http-client.ts';
import { bearerOf, type TestUser } from '../kit/product/users.ts';

const pauseMs = 20;

/** Other members reply and like meanwhile; every write is timed. */
export function startOthers(address: string, users: readonly TestUser[], postIds: readonly string[]) {
  const send = createSender(address);
  const calls: { since: number; ms: number }[] = [];
  const failures: string[] = [];
  const stop = new AbortController();

  async function work(user: TestUser): Promise<void> {
    for (let turn = 0; !stop.signal.aborted; turn += 1) {
      const postId = postIds[Math.floor(Math.random() * postIds.length)]!;
      const [route, body] =
        turn % 2 === 0
          ? ([createReply, { content: 'Setuju.' }] as const)
          : ([likePost, { liked: true }] as const);
      const { headers, ...json } = asJson(body);
      const since = performance.now();
      const { status, text } = await send({
        method: route.method,
        path: fillPath(route.path, { postId }),
        headers: { ...headers, ...bearerOf(user), 'idempotency-key': randomUUID() },
        ...json,
      });
      calls.push({ since, ms: performance.now() - since });
      if (status !== 200) failures.push(`${status} ${text.slice(0, 200)}`);
      await pause(pauseMs);
    }
  }

  const working = Promise.all(users.map(work));
  return {
    failures,
    msBetween: (since: number, until: number) =>
      calls.filter((call) => call.since >= since && call.since < until).map(({ ms }) => ms),
    async stop(): Promise<void> {
      stop.abort();
      await working;
    },
  };
}
