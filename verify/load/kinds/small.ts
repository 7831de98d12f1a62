import type { Kind } from './kind.ts';

/** What costs next to nothing; browsers keep the files and balancers ask for health, so neither is part of the day. */
export const smallKinds = {
  file: ({ random, files }) => ({ path: random.pick(files), headers: { 'accept-encoding': 'gzip, br' } }),
  health: () => ({ path: '/api/health/live' }),
} satisfies Record<string, Kind>;
