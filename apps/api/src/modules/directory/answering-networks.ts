import { hash } from 'node:crypto';
import type { Redis } from 'ioredis';

/** As long as "closed" counts, and longer than a second account on the same phone is likely to wait. */
const ttlSeconds = 30 * 24 * 60 * 60;

const digest = (text: string) => hash('sha256', text, 'base64url').slice(0, 22);

/**
 * How many accounts of one network answered about one place. It is kept in Redis, as hashes that differ from place to
 * place and forget themselves, so that no table says who was in which network.
 */
export function answeringNetworks(redis: Redis, limit: number) {
  return {
    /** Whether this account is among the first of its network to answer; without Redis everybody is. */
    async isAmongFirst(listingId: string, profileId: string, network: string): Promise<boolean> {
      const key = `answers:${digest(`${listingId} ${network}`)}`;
      try {
        const [, counted] = (await redis
          .multi()
          .sadd(key, digest(`${listingId} ${profileId}`))
          .scard(key)
          .expire(key, ttlSeconds)
          .exec()) as [unknown, [Error | null, number], unknown];
        return counted[1] <= limit;
      } catch {
        return true;
      }
    },
  };
}

export type AnsweringNetworks = ReturnType<typeof answeringNetworks>;
