import { setTimeout as pause } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, describe, expect, test } from 'vitest';
import { connectRedis } from '#api/clients/redis.ts';
import { freePort } from '../../../../services/src/free-port.ts';
import { localEnv } from '../../../../services/src/local-env.ts';
import { failureGuard } from './failure-guard.ts';
import { redisFailures } from './failure-store.ts';

const connected = connectRedis(localEnv().REDIS_URL, { prefix: `test:${randomUUID()}:`, timeoutMs: 5000 });
const unreachable = connectRedis(`redis://127.0.0.1:${await freePort()}`);
// Until it is connected, failures would be counted in the process.
if (connected.status !== 'ready') await once(connected, 'ready');
afterAll(() => [connected, unreachable].map((redis) => redis.disconnect()));

const limits = { account: 5, network: 12 };
const wrong = async () => undefined;
const right = async () => 'welcome';
const delayed = (outcome: () => Promise<string | undefined>) => async () => {
  await pause(30);
  return outcome();
};
const outcomeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    (result) => result ?? 'wrong',
    (error) => error.code,
  );

describe.each([
  ['counted in Redis', connected],
  ['counted in the process while Redis is away', unreachable],
])('failures %s', (_, redis) => {
  const fresh = () => ({ account: randomUUID(), network: randomUUID() });
  const { guard } = failureGuard(redis, limits);
  const times = async (count: number, attempt: Parameters<typeof guard>[0], outcome = wrong) => {
    const answers = [];
    for (let turn = 0; turn < count; turn++) answers.push(await outcomeOf(guard(attempt, outcome)));
    return answers;
  };

  test('five are free, then the account waits, ten seconds at first', async () => {
    const attempt = fresh();
    expect(await times(6, attempt)).toEqual([...Array(5).fill('wrong'), 'too_many_failures']);
    await expect(guard(attempt, right)).rejects.toMatchObject({ statusCode: 429, retryAfter: 10 });
  });

  test('the right secret wipes the slate clean', async () => {
    const attempt = fresh();
    await times(4, attempt);
    expect(await guard(attempt, right)).toBe('welcome');
    expect(await times(4, attempt)).not.toContain('too_many_failures');
  });

  test('who fails holds up nobody else on the same network, nor themself on another', async () => {
    const { account, network } = fresh();
    await times(8, { account, network });
    expect(await guard({ account: randomUUID(), network }, right)).toBe('welcome');
    expect(await guard({ account, network: randomUUID() }, right)).toBe('welcome');
  });

  test('a hundred guesses at once get no further than five in a row', async () => {
    const attempt = fresh();
    let tried = 0;
    const guess = delayed(async () => void tried++);
    await Promise.all(Array.from({ length: 100 }, () => outcomeOf(guard(attempt, guess))));
    expect(tried).toBe(5);
  });

  test('forty right sign-ins at once all pass, to one account or to forty', async () => {
    const { account, network } = fresh();
    const attempts = Array.from({ length: 40 }, (__, index) =>
      index % 2 ? { account, network } : { account: randomUUID(), network },
    );
    const answers = await Promise.all(attempts.map((attempt) => outcomeOf(guard(attempt, delayed(right)))));
    expect(answers).toEqual(Array(40).fill('welcome'));
  });

  test('one password tried on many accounts is slowed down by the network', async () => {
    const { network } = fresh();
    const answers = [];
    for (let count = 0; count < 14; count++) {
      answers.push(...(await times(1, { account: randomUUID(), network })));
    }
    expect(answers).toEqual([...Array(12).fill('wrong'), 'too_many_failures', 'too_many_failures']);
  });

  test('a server that is away is nobody’s failure', async () => {
    const attempt = fresh();
    const broken = () => Promise.reject(new Error('away'));
    for (let count = 0; count < 10; count++) await expect(guard(attempt, broken)).rejects.toThrow('away');
    expect(await guard(attempt, right)).toBe('welcome');
  });
});

test('who signed in from here before is let in although others spray from the same network', async () => {
  const { guard } = failureGuard(connected, limits);
  const network = randomUUID();
  const pupil = { account: randomUUID(), network };
  await guard(pupil, right);
  for (let count = 0; count < 12; count++) await guard({ account: randomUUID(), network }, wrong);
  expect(await outcomeOf(guard({ account: randomUUID(), network }, right))).toBe('too_many_failures');
  expect(await outcomeOf(guard(pupil, right))).toBe('welcome');
});

test('every instance of the API counts the same failures', async () => {
  const [one, other] = [failureGuard(connected, limits), failureGuard(connected, limits)];
  const attempt = { account: randomUUID(), network: randomUUID() };
  for (let count = 0; count < 5; count++) await one.guard(attempt, wrong);
  expect(await outcomeOf(other.guard(attempt, right))).toBe('too_many_failures');
});

test('without a network the account counts wherever it is tried from', async () => {
  const { guard } = failureGuard(connected, limits);
  const account = randomUUID();
  for (let count = 0; count < 5; count++) await guard({ account }, wrong);
  expect(await outcomeOf(guard({ account }, right))).toBe('too_many_failures');
});

test('attempts of a crashed instance expire, however many others come meanwhile', async () => {
  let clock = Date.now();
  const store = redisFailures(connected, () => clock);
  const key = randomUUID();
  await store.beginAttempt(key);
  const seen = [];
  for (let turn = 0; turn < 3; turn += 1) {
    clock += 7000;
    const { ticket, pending } = await store.beginAttempt(key);
    seen.push(pending);
    await store.endAttempt(key, ticket);
  }
  expect(seen).toEqual([2, 2, 1]);
});
