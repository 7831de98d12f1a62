import type { Kind } from './kind.ts';

/** Very cheap requests; not part of the day mix, because browsers cache files and only balancers check health. */
export const smallKinds = {
  file: ({ random, files }) => ({ path: random.pick(files), headers: { 'accept-encoding': 'gzip, br' } }),
  health: () => ({ path: '/api/health/live' }),
} satisfies Record<string, Kind>;
