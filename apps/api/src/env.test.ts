import { expect, test } from 'vitest';
import { localVariables } from '#test/harness.ts';
import { readEnv } from './env.ts';

test('a wrong environment stops the start with every fault, not only the first', () => {
  const faulty = {
    ...localVariables(),
    PORT: 'x',
    DATABASE_URL: 'mysql://x',
    ORIGIN: '',
    METRICS_TOKEN: 'short',
  };
  for (const name of ['PORT', 'DATABASE_URL', 'ORIGIN', 'METRICS_TOKEN']) {
    expect(() => readEnv(faulty)).toThrow(`at ${name}`);
  }
});

test('production gives balancers a second to look away, development does not wait', () => {
  expect(readEnv({ ...localVariables(), NODE_ENV: 'production' }).DRAIN_MS).toBe(3000);
  expect(readEnv({ ...localVariables(), NODE_ENV: 'development' }).DRAIN_MS).toBe(0);
  expect(readEnv({ ...localVariables(), NODE_ENV: 'production', DRAIN_MS: '5' }).DRAIN_MS).toBe(5);
});
