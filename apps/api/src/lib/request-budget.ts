import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

/** Takes from the rest of a window and returns the granted amount and the time left in the window. */
const takeScript = `
local used = tonumber(redis.call('get', KEYS[1]) or '0')
local granted = math.max(0, math.min(tonumber(ARGV[1]), tonumber(ARGV[2]) - used))
if granted > 0 then redis.call('incrby', KEYS[1], granted) end
local left = redis.call('pttl', KEYS[1])
if left < 0 then
  left = tonumber(ARGV[3])
  redis.call('pexpire', KEYS[1], left)
end
return {granted, left}`;

type Script = (key: string, requested: number, limit: number, window: number) => Promise<[number, number]>;

/** What this instance took for one key and has not used yet; `isSpent` when the window is exhausted. */
type Share = { left: number; until: number; isSpent: boolean; isRequesting: boolean };

/** Of keys beyond these one copy asks Redis again. */
const maxEntries = 50_000;

type Options = { name: string; limit: number; windowMs: number };

/**
 * Limits requests per key and window over all instances. An instance takes shares of 1/64 of the limit from
 * Redis, because a Redis call per request costs more than the request itself. A share counts when taken, so
 * the limit is never exceeded; a client spread over many instances may be stopped early by unused shares, at
 * most one per instance. Limits below 64 are counted one by one.
 */
export function requestBudget(redis: Redis, { name, limit, windowMs }: Options) {
  redis.defineCommand('takeShare', { numberOfKeys: 1, lua: takeScript });
  const { takeShare } = redis as unknown as { takeShare: Script };
  const shares = new LRUCache<string, Share>({ max: maxEntries });
  const shareSize = Math.floor(limit / 64);

  async function takeFromRedis(key: string, share: Share): Promise<number> {
    // Concurrent requests must not take a share each.
    const requested = share.isRequesting ? 1 : 1 + shareSize;
    share.isRequesting = true;
    try {
      const [granted, left] = await takeShare.call(redis, `${name}${key}`, requested, limit, windowMs);
      const now = performance.now();
      // Nothing is carried over from an expired window.
      share.left = (now < share.until ? share.left : 0) + Math.max(0, granted - 1);
      share.until = now + left;
      share.isSpent = granted === 0;
      return share.isSpent ? left : 0;
    } catch {
      // Without Redis nothing is limited.
      return 0;
    } finally {
      share.isRequesting = false;
    }
  }

  return {
    /** Milliseconds to wait; 0 means allowed. Synchronous while the cached share lasts. */
    take(key: string): number | Promise<number> {
      let share = shares.get(key);
      if (!share) {
        share = { left: 0, until: 0, isSpent: false, isRequesting: false };
        shares.set(key, share);
      }
      const remaining = share.until - performance.now();
      if (remaining > 0) {
        if (share.left > 0) {
          share.left -= 1;
          return 0;
        }
        if (share.isSpent) return remaining;
      }
      return takeFromRedis(key, share);
    },
  };
}
