import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { AppError } from '#api/lib/app-error.ts';
import { type FailureStore, memoryFailures, redisFailures } from './failure-store.ts';

const second = 1000;
const minute = 60 * second;

/** After `free` failures comes a wait that doubles with each further one. */
type Rule = { free: number; firstWait: number; longestWait: number; keepFor: number };

export type Attempt = {
  /** Whose secret is tried: an e-mail or an id. */
  account: string;
  /** Where from; without it the account counts wherever it is tried from. */
  network?: string;
};
export type FailureGuard = ReturnType<typeof failureGuard>;

/** How long an attempt waits for others on the same account to finish, and how often it looks. */
const patience = 5 * second;
const look = 50;

/** Somebody who signed in from here in the last week is not held up by others on the same network. */
const knownFor = 7 * 24 * 60 * 60;

const digest = (text: string) => hash('sha256', text, 'base64url').slice(0, 22);

/**
 * Slows down who guesses secrets. Only failures count, so a school behind one address may sign in all
 * at once; and they count by account and network first, so one pupil's typos hold up nobody else.
 */
export function failureGuard(redis: Redis, limits: { account: number; network: number }) {
  const shared = redisFailures(redis);
  const own = memoryFailures();
  const accountRule = {
    free: limits.account,
    firstWait: 10 * second,
    longestWait: 15 * minute,
    keepFor: 60 * minute,
  };
  const networkRule = {
    free: limits.network,
    firstWait: second,
    longestWait: minute,
    keepFor: 15 * minute,
  };

  const reach = async <T>(ask: (store: FailureStore) => Promise<T>): Promise<T> =>
    ask(shared).catch(() => ask(own));

  /**
   * Announces the attempt, or refuses it: at most as many run at once as there are free failures left.
   * Gives the way out, which leads through the store that was entered.
   */
  async function enter(key: string, { free }: Rule, isExempt?: () => Promise<boolean>) {
    const deadline = Date.now() + patience;
    while (true) {
      const { store, ticket, pending, failures, blockedFor } = await reach(async (reached) => ({
        store: reached,
        ...(await reached.enter(key)),
      }));
      const leave = () => store.leave(key, ticket).catch(() => undefined);
      const isFull = pending > Math.max(1, free - failures);
      if ((blockedFor <= 0 && !isFull) || (await isExempt?.())) return leave;
      await leave();
      if (blockedFor > 0 || Date.now() > deadline) {
        throw new AppError('too_many_failures', {
          retryAfter: Math.max(1, Math.ceil(blockedFor / second)),
        });
      }
      await pause(look);
    }
  }

  async function fail(key: string, { free, firstWait, longestWait, keepFor }: Rule): Promise<void> {
    const failures = await reach((store) => store.fail(key, keepFor));
    if (failures < free) return;
    const wait = Math.min(longestWait, firstWait * 2 ** (failures - free));
    await reach((store) => store.block(key, wait));
  }

  async function within<T>(
    key: string,
    rule: Rule,
    attempt: () => Promise<T | undefined>,
    isExempt?: () => Promise<boolean>,
  ): Promise<T | undefined> {
    const leave = await enter(key, rule, isExempt);
    try {
      const result = await attempt();
      // Counted before others may enter: whoever comes next sees it.
      if (result === undefined) await fail(key, rule);
      return result;
    } finally {
      await leave();
    }
  }

  /** Runs the attempt; `undefined` is a failure. What throws, such as a server that is away, is none. */
  async function guard<T>(
    { account, network }: Attempt,
    attempt: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const accountKey = digest(`${account} ${network ?? ''}`);
    const knownKey = `failures:known:${accountKey}`;
    const isKnown = async () => (await redis.exists(knownKey).catch(() => 0)) === 1;

    const overAccount = () => within(accountKey, accountRule, attempt);
    const result = await (network
      ? within(digest(`network ${network}`), networkRule, overAccount, isKnown)
      : overAccount());
    if (result !== undefined) {
      await reach((store) => store.clear(accountKey));
      if (network) redis.set(knownKey, '1', 'EX', knownFor).catch(() => undefined);
    }
    return result;
  }

  return { guard };
}
