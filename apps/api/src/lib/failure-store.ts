import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

/** What is known of one key at the moment when an attempt begins; `pending` includes that attempt, known by its ticket. */
export type Standing = { ticket: string; pending: number; failures: number; blockedFor: number };

export type FailureStore = {
  /** Announces an attempt, so that attempts which run at once see each other. */
  enter(key: string): Promise<Standing>;
  leave(key: string, ticket: string): Promise<void>;
  /** Counts a failure and gives how many there are now. */
  fail(key: string, keepFor: number): Promise<number>;
  block(key: string, time: number): Promise<void>;
  clear(key: string): Promise<void>;
};

/** Longer than any attempt: what a crashed process announced is forgotten after it. */
const longestAttempt = 15_000;

/** Shared by all copies of the API. Rejects while Redis is away. */
export function redisFailures(redis: Redis, now = Date.now): FailureStore {
  const pending = (key: string) => `failures:under-way:${key}`;
  const count = (key: string) => `failures:count:${key}`;
  const blocked = (key: string) => `failures:blocked:${key}`;
  return {
    async enter(key) {
      const ticket = randomUUID();
      // Each with its time: where many come, what a crashed process announced must not live as long as they do.
      const entering = redis
        .multi()
        .zremrangebyscore(pending(key), 0, now() - longestAttempt)
        .zadd(pending(key), now(), ticket)
        .zcard(pending(key))
        .pexpire(pending(key), longestAttempt)
        .exec();
      const [entered, failures, blockedFor] = await Promise.all([
        entering,
        redis.get(count(key)),
        redis.pttl(blocked(key)),
      ]);
      const [refused, size] = entered?.[2] ?? [new Error('Redis did not count')];
      if (refused) throw refused;
      return { ticket, pending: Number(size), failures: Number(failures ?? 0), blockedFor };
    },
    async leave(key, ticket) {
      await redis.zrem(pending(key), ticket);
    },
    async fail(key, keepFor) {
      const [failures] = await Promise.all([redis.incr(count(key)), redis.pexpire(count(key), keepFor)]);
      return failures;
    },
    async block(key, time) {
      await redis.set(blocked(key), '1', 'PX', time);
    },
    async clear(key) {
      await redis.del(count(key), blocked(key));
    },
  };
}

type Entry = { pending: number; failures: number; blockedUntil: number; keepUntil: number };

/** Bounded: a flood of invented addresses must not fill the memory. */
const maxEntries = 10_000;

/** Steps in when Redis is away: each copy of the API counts for itself. */
export function memoryFailures(now = Date.now): FailureStore {
  const entries = new LRUCache<string, Entry>({ max: maxEntries });
  const entryOf = (key: string): Entry => {
    const known = entries.get(key);
    if (known && (known.keepUntil > now() || known.pending > 0)) return known;
    const fresh = { pending: 0, failures: 0, blockedUntil: 0, keepUntil: now() + longestAttempt };
    entries.set(key, fresh);
    return fresh;
  };
  return {
    async enter(key) {
      const entry = entryOf(key);
      entry.pending += 1;
      const { pending, failures, blockedUntil } = entry;
      return { ticket: '', pending, failures, blockedFor: blockedUntil - now() };
    },
    async leave(key) {
      const entry = entryOf(key);
      entry.pending = Math.max(0, entry.pending - 1);
    },
    async fail(key, keepFor) {
      const entry = entryOf(key);
      entry.keepUntil = now() + keepFor;
      return (entry.failures += 1);
    },
    async block(key, time) {
      entryOf(key).blockedUntil = now() + time;
    },
    async clear(key) {
      Object.assign(entryOf(key), { failures: 0, blockedUntil: 0 });
    },
  };
}
