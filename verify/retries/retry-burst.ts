import { randomUUID } from 'node:crypto';
import type { Random } from '@app/api/test/random.ts';
import { type HttpResponse, jsonOf, createSender } from '../kit/http/http-client.ts';
import { addUser, bearerOf, type TestUser } from '../kit/product/users.ts';
import type { Product } from '../kit/product/api.ts';
import { rowFactory } from '../kit/product/row-factory.ts';
import { type Kind, kinds } from './kinds.ts';
import { abortAfterSend } from './abort-request.ts';

const concurrency = 16;

type Options = { product: Product; random: Random; retries: number; withKeys: boolean };
type Write = {
  kind: Kind;
  mark: string;
  user: TestUser;
  postId: string;
  headers: Record<string, string>;
};

/** Duplicate, aborted and repeated requests, until the given number of retries. */
export async function retryBurst({ product, random, retries, withKeys }: Options) {
  const instances = product.addresses.map((address) => ({ address, send: createSender(address) }));
  const users = await Promise.all(Array.from({ length: 40 }, () => addUser(product.db)));
  const posts = await Promise.all(users.slice(0, 10).map(({ id }) => rowFactory(product).post(id)));
  const problems: string[] = [];
  const possible = kinds.filter(({ needsKey }) => withKeys || !needsKey);
  const marks = new Map<string, string[]>(possible.map(({ name }) => [name, []]));
  const totals = { requests: 0, retries: 0, duplicates: 0, brokenOff: 0, intentions: 0 };

  async function attempt({ kind, mark, user, postId, headers }: Write, mode: 'wait' | 'abort') {
    const baseRequest = kind.request(mark, postId);
    const request = { ...baseRequest, headers: { ...baseRequest.headers, ...bearerOf(user), ...headers } };
    const { address, send } = random.pick(instances);
    totals.requests += 1;
    if (mode === 'wait') return send(request);
    totals.brokenOff += 1;
    await abortAfterSend(address, request, random.below(40));
    return undefined;
  }

  async function runWrite(number: number): Promise<void> {
    const kind = random.pick(possible);
    const mark = `ulang ${number} ${randomUUID()}`;
    const headers: Record<string, string> = withKeys ? { 'idempotency-key': randomUUID() } : {};
    const write = { kind, mark, user: random.pick(users), postId: random.pick(posts), headers };
    marks.get(kind.name)!.push(mark);
    totals.intentions += 1;
    const responses: (HttpResponse | undefined)[] = [];
    let attempts = 0;
    for (let round = 1 + random.below(3); round > 0; round -= 1) {
      // One or several at the same time, some of them aborted.
      const concurrent = 1 + random.below(4);
      attempts += concurrent;
      totals.duplicates += concurrent - 1;
      const turn = Array.from({ length: concurrent }, () =>
        attempt(write, random.below(3) === 0 ? 'abort' : 'wait'),
      );
      responses.push(...(await Promise.all(turn)));
    }
    // Finally repeat until the write is acknowledged.
    for (let attemptsLeft = 50; attemptsLeft > 0; attemptsLeft -= 1) {
      const finalResponse = await attempt(write, 'wait');
      attempts += 1;
      responses.push(finalResponse);
      if (finalResponse?.status === 200) break;
    }
    totals.retries += attempts - 1;
    const received = responses.filter((response) => response !== undefined);
    const ids = new Set(
      received.filter(({ status }) => status === 200).map((response) => kind.idFrom(jsonOf(response))),
    );
    const unexpected = received.filter(({ status }) => ![200, 0, 503].includes(status));
    if (ids.size !== 1) problems.push(`${kind.name} was acknowledged with ${ids.size} ids`);
    for (const { status, text } of unexpected)
      problems.push(`${kind.name} returned ${status} ${text.slice(0, 100)}`);
  }

  let next = 0;
  const worker = async () => {
    while (totals.retries < retries) await runWrite((next += 1));
  };
  await Promise.all(Array.from({ length: concurrency }, worker));

  let wrong = 0;
  for (const { name, effects } of possible) {
    const all = marks.get(name)!;
    const { rows } = await product.pool.query<{ mark: string; count: number }>(effects, [all]);
    const counts = new Map(rows.map(({ mark, count }) => [mark, count]));
    for (const mark of all) {
      const count = counts.get(mark) ?? 0;
      if (count === 1) continue;
      wrong += 1;
      problems.push(`${name} took effect ${count} times`);
    }
  }
  return { problems, wrong, totals };
}
