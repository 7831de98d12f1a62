import { randomUUID } from 'node:crypto';
import { appendEvent } from '@app/api/src/lib/events/event-log.ts';
import { writeOnce } from '@app/api/src/lib/once/write-once.ts';
import { conductRepository } from '@app/api/src/modules/community/conduct/conduct.repository.ts';
import { postRepository } from '@app/api/src/modules/community/post/post.repository.ts';
import type { Product } from '../kit/product/api.ts';
import { median, rounded } from '../kit/statistics.ts';

const rounds = 300;
const text = {
  title: 'Cara memilah',
  content: 'Pisahkan yang basah.',
  category: 'general',
  tags: [],
} as const;

/** The statements of a post as the product writes it, by turns with and without its event. */
export async function writeCost(db: Product['db'], profileId: string) {
  const write = async (hasEvent: boolean) => {
    const since = performance.now();
    await writeOnce(db, { profileId, kind: 'post', key: randomUUID() }, async (transaction) => {
      const conduct = conductRepository(transaction);
      await conduct.writerStatus(profileId);
      await conduct.recentWrites('post', profileId, 50);
      const postId = await postRepository(transaction).insert(profileId, text, null);
      if (hasEvent) await appendEvent(transaction, { kind: 'post', postId });
      return postId;
    });
    return performance.now() - since;
  };
  const times: { with: number[]; without: number[] } = { with: [], without: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.without.push(await write(false));
    times.with.push(await write(true));
  }
  const [without, withEvent] = [median(times.without), median(times.with)];
  return { withoutEventMs: without, withEventMs: withEvent, ratio: rounded(withEvent / without) };
}
