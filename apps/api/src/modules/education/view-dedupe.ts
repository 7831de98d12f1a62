import { createHmac, randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

const day = 24 * 60 * 60;
/** Readers that one copy keeps in mind while Redis is away. */
const maxReaders = 50_000;

/**
 * Tells whether somebody reads something for the first time that day, and keeps nothing about them: only a hash under
 * a key that is drawn anew each day and thrown away the day after, so that no later day can be compared with it.
 */
export function firstOfDay(redis: Redis) {
  const ownKey = randomBytes(32);
  const seen = new LRUCache<string, true>({ max: maxReaders });
  let drawn: { date: string; key: Buffer } | undefined;

  /** All copies use the same. */
  async function keyOf(date: string): Promise<Buffer> {
    if (drawn?.date === date) return drawn.key;
    const name = `views:key:${date}`;
    await redis.set(name, randomBytes(32).toString('base64'), 'EX', 2 * day, 'NX');
    drawn = { date, key: Buffer.from((await redis.get(name)) ?? '', 'base64') };
    return drawn.key;
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
      // Without Redis each copy counts for itself.
      const hash = hashOf(ownKey, date, text);
      if (seen.get(hash)) return false;
      seen.set(hash, true);
      return true;
    }
  };
}
