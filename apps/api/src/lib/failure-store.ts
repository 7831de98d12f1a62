import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

/** State of one key when an attempt begins; `pending` includes that attempt, identified by `ticket`. */
export type FailureState = { ticket: string; pending: number; failures: number; blockedFor: number };

export type FailureStore = {
  /** Registers an attempt, so that concurrent attempts see each other. */
  beginAttempt(key: string): Promise<FailureState>;
  endAttempt(key: string, ticket: string): Promise<void>;
  /** Counts a failure and returns the new count. */
  recordFailure(key: string, ttl: number): Promise<number>;
  block(key: string, durationMs: number): Promise<void>;
  clear(key: string): Promise<void>;
};

/** Longer than any attempt: entries of a crashed process expire after it. */
const maxAttemptMs = 15_000;

/** Shared by all instances of the API. Rejects while Redis is unavailable. */
export function redisFailures(redis: Redis, now = Date.now): FailureStore {
  const pending = (key: string) => `failures:under-way:${key}`;
  const count = (key: string) => `failures:count:${key}`;
  const blocked = (key: string) => `failures:blocked:${key}`;
  return {
    async beginAttempt(key) {
      const ticket = randomUUID();
      // Scored by time, so that entries of a crashed process expire even while new attempts arrive.
      const registration = redis
        .multi()
        .zremrangebyscore(pending(key), 0, now() - maxAttemptMs)
        .zadd(pending(key), now(), ticket)
        .zcard(pending(key))
        .pexpire(pending(key), maxAttemptMs)
        .exec();
      const [entered, failures, blockedFor] = await Promise.all([
        registration,
        redis.get(count(key)),
        redis.pttl(blocked(key)),
      ]);
      const [error, size] = entered?.[2] ?? [new Error('Redis did not count')];
      if (error) throw error;
      return { ticket, pending: Number(size), failures: Number(failures ?? 0), blockedFor };
    },
    async endAttempt(key, ticket) {
      await redis.zrem(pending(key), ticket);
    },
    async recordFailure(key, ttl) {
      const [failures] = await Promise.all([redis.incr(count(key)), redis.pexpire(count(key), ttl)]);
      return failures;
    },
    async block(key, durationMs) {
      await redis.set(blocked(key), '1', 'PX', durationMs);
    },
    async clear(key) {
      await redis.del(count(key), blocked(key));
    },
  };
}

type Entry = { pending: number; failures: number; blockedUntil: number; keepUntil: number };

/** Bounded: a flood of invented addresses must not fill the memory. */
const maxEntries = 10_000;

/** Fallback while Redis is unavailable: each instance of the API counts for itself. */
export function memoryFailures(now = Date.now): FailureStore {
  const entries = new LRUCache<string, Entry>({ max: maxEntries });
  const entryOf = (key: string): Entry => {
    const existing = entries.get(key);
    if (existing && (existing.keepUntil > now() || existing.pending > 0)) return existing;
    const fresh = { pending: 0, failures: 0, blockedUntil: 0, keepUntil: now() + maxAttemptMs };
    entries.set(key, fresh);
    return fresh;
  };
  return {
    async beginAttempt(key) {
      const entry = entryOf(key);
      entry.pending += 1;
      const { pending, failures, blockedUntil } = entry;
      return { ticket: '', pending, failures, blockedFor: blockedUntil - now() };
    },
    async endAttempt(key) {
      const entry = entryOf(key);
      entry.pending = Math.max(0, entry.pending - 1);
    },
    async recordFailure(key, ttl) {
      const entry = entryOf(key);
      entry.keepUntil = now() + ttl;
      return (entry.failures += 1);
    },
    async block(key, durationMs) {
      entryOf(key).blockedUntil = now() + durationMs;
    },
    async clear(key) {
      Object.assign(entryOf(key), { failures: 0, blockedUntil: 0 });
    },
  };
}
