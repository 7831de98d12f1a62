import type { connectRedis } from '@app/api/src/clients/redis.ts';
import { type LiveMessage, liveChannel } from '@app/api/src/modules/community/live/live-channel.ts';

/** Counts the messages that were published more than once. */
export async function repeatedMessages(redis: ReturnType<typeof connectRedis>, prefix: string) {
  const subscriber = redis.duplicate({ enableAutoPipelining: false, enableOfflineQueue: true });
  const ids = new Set<string>();
  let repeated = 0;
  subscriber.on('error', () => undefined);
  subscriber.on('message', (_channel: string, text: string) => {
    const { id = '' } = JSON.parse(text) as LiveMessage;
    if (ids.has(id)) repeated += 1;
    ids.add(id);
  });
  await subscriber.subscribe(liveChannel(prefix));
  return { repeated: () => repeated, stop: () => subscriber.disconnect() };
}
