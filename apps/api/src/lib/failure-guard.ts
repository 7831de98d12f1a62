import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { AppError } from '#api/lib/app-error.ts';
import { type FailureStore, memoryFailures, redisFailures } from './failure-store.ts';

const second = 1000;
const minute = 60 * second;

/** After `allowedFailures` failures comes a wait that doubles with each further one. */
type Rule = { allowedFailures: number; firstWait: number; maxWait: number; ttl: number };

export type Attempt = {
  /** The account whose secret is tried: an e-mail or an id. */
  account: string;
  /** The client network; without it failures count for the account from any network. */
  network?: string;
};
export type FailureGuard = ReturnType<typeof failureGuard>;

/** How long an attempt waits for concurrent attempts on the same account, and how often it polls. */
const maxWaitMs = 5 * second;
const pollIntervalMs = 50;

/** An account that signed in from this network in the last week is exempt from the network limit. */
const knownTtlSeconds = 7 * 24 * 60 * 60;

const digest = (text: string) => hash('sha256', text, 'base64url').slice(0, 22);

/**
 * Slows down guessing of secrets. Only failures count, so a school behind one address may sign in all
 * at once; they count per account and network first, so typos of one pupil do not block others.
 */
export function failureGuard(redis: Redis, limits: { account: number; network: number }) {
  const shared = redisFailures(redis);
  const local = memoryFailures();
  const accountRule = {
    allowedFailures: limits.account,
    firstWait: 10 * second,
    maxWait: 15 * minute,
    ttl: 60 * minute,
  };
  const networkRule = {
    allowedFailures: limits.network,
    firstWait: second,
    maxWait: minute,
    ttl: 15 * minute,
  };

  const withFallback = async <T>(operation: (store: FailureStore) => Promise<T>): Promise<T> =>
    operation(shared).catch(() => operation(local));

  /**
   * Registers the attempt, or refuses it: at most as many run at once as there are allowed failures left.
   * Returns a function that ends the attempt in the same store.
   */
  async function beginAttempt(key: string, { allowedFailures }: Rule, isExempt?: () => Promise<boolean>) {
    const deadline = Date.now() + maxWaitMs;
    while (true) {
      const { store, ticket, pending, failures, blockedFor } = await withFallback(async (usedStore) => ({
        store: usedStore,
        ...(await usedStore.beginAttempt(key)),
      }));
      const leave = () => store.endAttempt(key, ticket).catch(() => undefined);
      const isFull = pending > Math.max(1, allowedFailures - failures);
      if ((blockedFor <= 0 && !isFull) || (await isExempt?.())) return leave;
      await leave();
      if (blockedFor > 0 || Date.now() > deadline) {
        throw new AppError('too_many_failures', {
          retryAfter: Math.max(1, Math.ceil(blockedFor / second)),
        });
      }
      await pause(pollIntervalMs);
    }
  }

  async function recordFailure(
    key: string,
    { allowedFailures, firstWait, maxWait, ttl }: Rule,
  ): Promise<void> {
    const failures = await withFallback((store) => store.recordFailure(key, ttl));
    if (failures < allowedFailures) return;
    const wait = Math.min(maxWait, firstWait * 2 ** (failures - allowedFailures));
    await withFallback((store) => store.block(key, wait));
  }

  async function runUnderRule<T>(
    key: string,
    rule: Rule,
    attempt: () => Promise<T | undefined>,
    isExempt?: () => Promise<boolean>,
  ): Promise<T | undefined> {
    const leave = await beginAttempt(key, rule, isExempt);
    try {
      const result = await attempt();
      // Counted before the attempt ends, so that the next attempt sees it.
      if (result === undefined) await recordFailure(key, rule);
      return result;
    } finally {
      await leave();
    }
  }

  /** Runs the attempt; `undefined` is a failure. A thrown error, such as an unavailable server, is not. */
  async function guard<T>(
    { account, network }: Attempt,
    attempt: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const accountKey = digest(`${account} ${network ?? ''}`);
    const knownKey = `failures:known:${accountKey}`;
    const isKnown = async () => (await redis.exists(knownKey).catch(() => 0)) === 1;

    const runForAccount = () => runUnderRule(accountKey, accountRule, attempt);
    const result = await (network
      ? runUnderRule(digest(`network ${network}`), networkRule, runForAccount, isKnown)
      : runForAccount());
    if (result !== undefined) {
      await withFallback((store) => store.clear(accountKey));
      if (network) redis.set(knownKey, '1', 'EX', knownTtlSeconds).catch(() => undefined);
    }
    return result;
  }

  return { guard };
}
