import { showTransparency } from '@app/contract/transparency';
import type { Route } from '@app/contract/route';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contractHash, readableRoutes } from './contract-hash.ts';

const routes = await readableRoutes();
const hash = contractHash(routes);
/** The contract with another version of a route. */
const changed = (change: Partial<Route>) =>
  contractHash(
    routes.map((route) => (route.path === showTransparency.path ? { ...route, ...change } : route)),
  );

test('the same contract has the same hash in every build', async () => {
  expect(hash).toMatch(/^[\da-f]{10}$/);
  expect(contractHash((await readableRoutes()).toReversed())).toBe(hash);
});

test('all answers that a phone may keep are part of it', () => {
  const paths = routes.map(({ path }) => path);
  for (const path of [
    '/education/news',
    '/collectors',
    '/collectors/:collectorId',
    '/auth/me',
    '/scans',
    '/dashboard',
  ])
    expect(paths).toContain(path);
});

test('another format of an answer has another hash', () => {
  const { shape } = showTransparency.response;
  expect(changed({ response: showTransparency.response.extend({ added: z.string() }) })).not.toBe(hash);
  expect(changed({ response: z.object({ ...shape, figures: shape.figures.optional() }) })).not.toBe(hash);
  expect(contractHash(routes.slice(1))).not.toBe(hash);
});

test('another description or question has the same hash', () => {
  expect(changed({ summary: 'Another sentence.' })).toBe(hash);
  expect(changed({ query: z.object({ page: z.string() }) })).toBe(hash);
});
