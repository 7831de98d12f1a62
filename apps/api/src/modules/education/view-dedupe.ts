import { createHmac, randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

const day = 24 * 60 * 60;
/** Readers that one instance tracks while Redis is down. */
const maxReaders = 50_000;

/**
 * Returns whether a reader reads something for the first time that day. It stores only a keyed hash; the key is random,
 * changes daily and is deleted the day after, so that readers cannot be linked across days.
 */
export function firstOfDay(redis: Redis) {
  const ownKey = randomBytes(32);
  const seen = new LRUCache<string, true>({ max: maxReaders });
  let dailyKey: { date: string; key: Buffer } | undefined;

  /** Shared by all instances. */
  async function keyOf(date: string): Promise<Buffer> {
    if (dailyKey?.date === date) return dailyKey.key;
    const name = `views:key:${date}`;
    await redis.set(name, randomBytes(32).toString('base64'), 'EX', 2 * day, 'NX');
    dailyKey = { date, key: Buffer.from((await redis.get(name)) ?? '', 'base64') };
    return dailyKey.key;
  }

  const hashOf = (key: Buffer, date: string, text: string) =>
    `views:${date}:${createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)}`;

  return async (reader: string, subject: string, now: Date): Promise<boolean> => {
    const date = now.toISOString().slice(0, 10);
    const text = `${subject} ${reader}`;
    try {
      const hash = hashOf(await keyOf(date), date, text);
      return (await redis.set(hash, '1', 'EX', day, 'NX')) === 'OK';
    } catch {
      // Without Redis each instance deduplicates on its own.
      const hash = hashOf(ownKey, date, text);
      if (seen.get(hash)) return false;
      seen.set(hash, true);
      return true;
    }
  };
}
