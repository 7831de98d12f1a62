import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createPost } from '@app/contract/community';
import { asJson, jsonOf, type Send } from '../kit/http/http-client.ts';
import { bearerOf, type TestUser } from '../kit/product/users.ts';

/** Posts once, at the next instance when one does not respond. Returns its id and when the response came. */
export async function writePost(user: TestUser, senders: readonly Send[], first: number) {
  const { headers, body } = asJson({ title: 'Cara memilah', content: 'Pisahkan yang basah.' });
  const key = randomUUID();
  for (let attempt = 0; ; attempt += 1) {
    const send = senders[(first + attempt) % senders.length]!;
    const response = await send({
      method: createPost.method,
      path: createPost.path,
      headers: { ...headers, ...bearerOf(user), 'idempotency-key': key },
      body,
    });
    if (response.status === 200) {
      const { post } = jsonOf(response) as { post: { _id: string } };
      return { id: post._id, at: performance.now() };
    }
    if (response.status >= 400 && response.status < 500) throw new Error(response.text);
    await pause(100);
  }
}

/** Members who post all the time, each at an instance of their own. */
export function startWriters(users: readonly TestUser[], senders: readonly Send[], pauseMs: number) {
  const written: string[] = [];
  const stop = new AbortController();
  const work = async (user: TestUser, index: number) => {
    while (!stop.signal.aborted) {
      written.push((await writePost(user, senders, index)).id);
      await pause(pauseMs);
    }
  };
  const working = Promise.all(users.map(work));
  return {
    written,
    async stop(): Promise<void> {
      stop.abort();
      await working;
    },
  };
}
