import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@app/api/test/random';
import { ports } from '@app/services/local-env';
import { run } from '@app/services/run';
import type { World } from './world.ts';

const redisCli = (...words: string[]) =>
  run({ program: 'redis-cli', arguments: ['-p', `${ports.redis}`, ...words] });

const aWhile = (random: Random) => pause(2000 + random.below(2000));

/** Each does its harm and comes back when its cause is gone; what it leaves behind is for the product to overcome. */
export const faultKinds: Record<string, (world: World, random: Random) => Promise<void>> = {
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
    await aWhile(random);
    await redisCli('config', 'set', 'maxmemory', '0');
  },

  'database slow': async ({ way }, random) => {
    way.delayBy(100 + random.below(300));
    await aWhile(random);
    way.delayBy(0);
  },

  'disk of objects full': async ({ disk }, random) => {
    disk.fill();
    await aWhile(random);
    disk.makeRoom();
  },

  'new version': (world) => world.deploy(),
};

/** The same harm for the control run, which is about one thing. */
export const controlKinds = ['database restarted'];

/** Each kind as often as the others, in an order that only the seed knows. */
export function drawFaults(random: Random, kinds: string[], count: number): string[] {
  const bag = Array.from({ length: count }, (_, index) => kinds[index % kinds.length]!);
  for (let last = bag.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    [bag[last], bag[other]] = [bag[other]!, bag[last]!];
  }
  return bag;
}
