import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

/** Takes from what is left of a window, and says how much it got and how long the window still lasts. */
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

type Script = (key: string, wanted: number, limit: number, window: number) => Promise<[number, number]>;

/** What this copy took for one key and has not used yet; spent when the window had nothing left to give. */
type Share = { left: number; until: number; isSpent: boolean; isAsking: boolean };

/** Of keys beyond these one copy asks Redis again. */
const maxEntries = 50_000;

type Options = { name: string; limit: number; window: number };

/**
 * So many requests per key and window over all copies. A copy takes them from Redis in shares of a
 * 64th, because asking for every request costs more than answering it. What is taken counts at once,
 * so the limit is never exceeded; a person whose requests meet many copies may be stopped early by
 * the shares that lie unused, at most one per copy. Limits below 64 are counted one by one.
 */
export function requestBudget(redis: Redis, { name, limit, window }: Options) {
  redis.defineCommand('takeShare', { numberOfKeys: 1, lua: takeScript });
  const { takeShare } = redis as unknown as { takeShare: Script };
  const shares = new LRUCache<string, Share>({ max: maxEntries });
  const extra = Math.floor(limit / 64);

  async function ask(key: string, share: Share): Promise<number> {
    // Requests that come together must not take a share each.
    const wanted = share.isAsking ? 1 : 1 + extra;
    share.isAsking = true;
    try {
      const [granted, left] = await takeShare.call(redis, `${name}${key}`, wanted, limit, window);
      const now = performance.now();
      // Of a window that is over nothing is carried into the next.
      share.left = (now < share.until ? share.left : 0) + Math.max(0, granted - 1);
      share.until = now + left;
      share.isSpent = granted === 0;
      return share.isSpent ? left : 0;
    } catch {
      // Without Redis everybody passes.
      return 0;
    } finally {
      share.isAsking = false;
    }
  }

  return {
    /** Milliseconds to wait; 0 means go on. Known at once for whoever was here before. */
    take(key: string): number | Promise<number> {
      let share = shares.get(key);
      if (!share) {
        share = { left: 0, until: 0, isSpent: false, isAsking: false };
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
      return ask(key, share);
    },
  };
}
