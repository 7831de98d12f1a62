import { availableParallelism } from 'node:os';
import { rounded } from '../kit/statistics.ts';
import { drive } from './drive.ts';
import type { Load } from './generator.ts';
import type { Product } from './product.ts';
import { stopwatch, type Used } from './who-works.ts';

/** A load and what it cost: milliseconds of processor for one request, by part. */
export async function measure(product: Product, load: Load) {
  let used: Used | undefined;
  let watch: (() => Used) | undefined;
  const driven = await drive(load, {
    measuring: () => (watch = stopwatch(product)),
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
    /** Of all cores; the generator's own share is told apart. */
    busy: rounded(sum / elapsed / availableParallelism()),
  };
}
/** Who uses most of the processor: what gives out first when there is more to do. */
export function busiestPart({ processorMs, wholeMs }: Measured) {
  const [part = '', ms = 0] = Object.entries(processorMs).toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return { part, share: rounded(ms / wholeMs) };
}

export type Measured = Awaited<ReturnType<typeof measure>>;
