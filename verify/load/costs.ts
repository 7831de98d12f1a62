import { setTimeout as pause } from 'node:timers/promises';
import { rounded } from '../kit/statistics.ts';
import type { Load } from './generator.ts';
import { measure } from './measure.ts';
import type { KindName } from './mix.ts';
import type { Product } from './product.ts';
import { cpuStopwatch } from './resource-usage.ts';

/** The rate at which each kind is measured alone, well below the capacity of the machine. */
const ratesAlone: Partial<Record<KindName, number>> = {
  landing: 150,
  file: 150,
  piece: 100,
  listing: 40,
  forumList: 80,
  forumPost: 60,
  forumDeep: 40,
  forumSearch: 20,
  near: 30,
  map: 30,
  offers: 30,
  classify: 4,
  post: 15,
  reply: 15,
  like: 30,
  feedback: 30,
};

/** CPU milliseconds per second that each part uses without load. */
async function measureIdle(product: Product, seconds: number): Promise<Record<string, number>> {
  const watch = cpuStopwatch(product);
  await pause(seconds * 1000);
  const { milliseconds, elapsed } = watch();
  return Object.fromEntries(
    Object.entries(milliseconds).map(([part, time]) => [part, (time * 1000) / elapsed]),
  );
}

/** CPU milliseconds of each part for one request of each kind, without the idle usage. */
export async function costs(product: Product, load: Load, seconds: number) {
  const idleUsage = await measureIdle(product, seconds);
  const table: Record<string, Record<string, number>> = {};
  for (const [kind, rate] of Object.entries(ratesAlone)) {
    const { processorMs, all, failed, failures } = await measure(product, {
      ...load,
      mix: { [kind]: 1 },
      rate,
      seconds,
      warmUpSeconds: 2,
    });
    if (failed > 0) throw new Error(`${kind} alone failed: ${JSON.stringify(failures[0])}`);
    const parts = Object.entries(processorMs)
      .map(([part, ms]) => [part, rounded(Math.max(0, ms - (idleUsage[part] ?? 0) / rate))] as const)
      .filter(([, ms]) => ms > 0);
    const whole = rounded(parts.reduce((sum, [, ms]) => sum + ms, 0));
    table[kind] = { whole, ...Object.fromEntries(parts), p95: all.p95, bytes: all.bytes };
    console.info(`${kind} ${JSON.stringify(table[kind])}`);
  }
  return { atRestMsPerSecond: rounded(Object.values(idleUsage).reduce((sum, ms) => sum + ms, 0)), table };
}
