import { availableParallelism } from 'node:os';
import { rounded } from '../kit/statistics.ts';
import { runLoad } from './drive.ts';
import type { Load } from './generator.ts';
import type { Product } from './product.ts';
import { cpuStopwatch, type CpuUsage } from './resource-usage.ts';

/** Runs a load and measures the CPU milliseconds per request of each part. */
export async function measure(product: Product, load: Load) {
  let used: CpuUsage | undefined;
  let watch: (() => CpuUsage) | undefined;
  const driven = await runLoad(load, {
    measuring: () => (watch = cpuStopwatch(product)),
    over: () => (used = watch?.()),
  });
  if (!used) throw new Error('nothing was measured');
  const { milliseconds, elapsed } = used;
  const requests = driven.all.count + driven.shed;
  const perRequest = Object.fromEntries(
    Object.entries(milliseconds).map(([part, time]) => [part, rounded(time / Math.max(1, requests))]),
  );
  const sum = Object.values(milliseconds).reduce((all, time) => all + time, 0);
  return {
    ...driven,
    processorMs: perRequest,
    wholeMs: rounded(sum / Math.max(1, requests)),
    /** Share of all cores, without the generator. */
    busy: rounded(sum / elapsed / availableParallelism()),
  };
}
/** The part with the highest CPU usage, which limits the capacity. */
export function busiestPart({ processorMs, wholeMs }: Measured) {
  const [part = '', ms = 0] = Object.entries(processorMs).toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return { part, share: rounded(ms / wholeMs) };
}

export type Measured = Awaited<ReturnType<typeof measure>>;
