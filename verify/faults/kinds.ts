import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@app/api/test/random.ts';
import { ports } from '@app/services/src/local-env.ts';
import { run } from '@app/services/src/run.ts';
import type { TestEnvironment } from './test-environment.ts';

const redisCli = (...args: string[]) =>
  run({ program: 'redis-cli', arguments: ['-p', `${ports.redis}`, ...args] });

const shortPause = (random: Random) => pause(2000 + random.below(2000));

/** Each function causes a fault and returns when its cause has ended. */
export const faultKinds: Record<string, (testEnvironment: TestEnvironment, random: Random) => Promise<void>> =
  {
    'api killed': ({ api }, random) => random.pick(api).kill(),
    'web killed': ({ web }, random) => random.pick(web).kill(),
    'worker killed': ({ worker }) => worker.kill(),
    'redis killed': ({ redis }) => redis.kill(),
    'identity killed': ({ identity }) => identity.kill(),
    'objects killed': ({ objects }) => objects.kill(),
    'database restarted': ({ database }) => database.replace('SIGQUIT'),

    'redis full': async (_, random) => {
      await redisCli('config', 'set', 'maxmemory-policy', 'noeviction');
      await redisCli('config', 'set', 'maxmemory', '1');
      if (!(await redisCli('set', 'faults', 'full')).startsWith('OOM')) throw new Error('Redis is not full');
      await shortPause(random);
      await redisCli('config', 'set', 'maxmemory', '0');
    },

    'database slow': async ({ databaseProxy }, random) => {
      await databaseProxy.delayBy(100 + random.below(300));
      await shortPause(random);
      await databaseProxy.delayBy(0);
    },

    'disk of objects full': async ({ disk }, random) => {
      disk.fill();
      await shortPause(random);
      disk.freeSpace();
    },

    'new version': (testEnvironment) => testEnvironment.deploy(),
  };

/** The only fault of the control run. */
export const controlKinds = ['database restarted'];

/** Every kind equally often, in an order that the seed determines. */
export function shuffledFaults(random: Random, kinds: string[], count: number): string[] {
  const faults = Array.from({ length: count }, (_, index) => kinds[index % kinds.length]!);
  for (let last = faults.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    [faults[last], faults[other]] = [faults[other]!, faults[last]!];
  }
  return faults;
}
