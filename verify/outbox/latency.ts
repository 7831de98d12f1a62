import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type LiveMessage, liveChannel } from '@app/api/src/modules/community/live/live-channel.ts';
import { createSender } from '../kit/http/http-client.ts';
import type { Product } from '../kit/product/api.ts';
import type { TestUser } from '../kit/product/users.ts';
import { waitUntil } from '../kit/process/wait-until.ts';
import { percentile, rounded } from '../kit/statistics.ts';
import type { OpenPage } from './page.ts';
import type { startRedis } from './redis.ts';
import { writePost } from './writers.ts';

const rounds = 20;
const figures = (ms: number[]) => ({
  p50Ms: rounded(percentile(ms, 0.5)),
  p95Ms: rounded(percentile(ms, 0.95)),
});

type Parts = {
  product: Product;
  redis: Awaited<ReturnType<typeof startRedis>>;
  user: TestUser;
  page: OpenPage;
};

/**
 * From the response to a post until an open page of another instance hears of it, beside a message that is published to
 * Redis directly, as every event was before. Both contain the fifth of a second in which a stream gathers events.
 */
export async function latency({ product, redis, user, page }: Parts) {
  const channel = liveChannel(product.env.REDIS_PREFIX);
  const received = async (id: string, since: number) => {
    await waitUntil('the page hears of it', () => page.receivedAt.has(id), 10_000);
    return page.receivedAt.get(id)! - since;
  };
  const send = createSender(product.addresses[0]!);
  const outbox: number[] = [];
  const direct: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { id, at } = await writePost(user, [send], 0);
    outbox.push(await received(id, at));
    await pause(20 + Math.random() * 100);
    const message: LiveMessage = { id: randomUUID(), event: { type: 'changed', postId: randomUUID() } };
    const since = performance.now();
    await redis.client.publish(channel, JSON.stringify(message));
    direct.push(await received('postId' in message.event ? message.event.postId : '', since));
    await pause(20 + Math.random() * 100);
  }
  return { outbox: figures(outbox), direct: figures(direct) };
}
