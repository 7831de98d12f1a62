import { percentile, rounded } from '../kit/statistics.ts';
import type { LoadResponse } from './client.ts';
import { classOf, type KindName } from './mix.ts';

export type Failure = { kind: KindName; status: number; atSeconds: number; problem: string };
type Times = { times: number[]; bytes: number };

export type Latency = { count: number; p50: number; p95: number; p99: number; bytes: number };
const latency = (all: Times[]): Latency => {
  const times = all.flatMap((one) => one.times);
  return {
    count: times.length,
    p50: rounded(percentile(times, 0.5)),
    p95: rounded(percentile(times, 0.95)),
    p99: rounded(percentile(times, 0.99)),
    bytes: Math.round(all.reduce((sum, one) => sum + one.bytes, 0) / Math.max(1, times.length)),
  };
};

/** Collects latencies, measured from the intended send time, and failures. */
export function createTally() {
  const kinds = new Map<KindName, Times>();
  const failures: Failure[] = [];
  const counts = { answered: 0, failed: 0, shed: 0 };
  const latencyByName = <T extends string>(
    names: Iterable<T>,
    pick: (name: T) => Times[],
  ): Record<string, Latency> =>
    Object.fromEntries([...new Set(names)].map((name) => [name, latency(pick(name))]));
  return {
    counts,
    /** `isMeasured`: false during the warm-up, when only failures count. */
    add(kind: KindName, response: LoadResponse, latencyMs: number, atSeconds: number, isMeasured: boolean) {
      if (response.isShed) counts.shed += 1;
      else if (response.problem !== undefined) {
        counts.failed += 1;
        if (failures.length < 50)
          failures.push({
            kind,
            status: response.status,
            atSeconds: rounded(atSeconds),
            problem: response.problem,
          });
      } else {
        counts.answered += 1;
        if (!isMeasured) return;
        const entry = kinds.get(kind) ?? { times: [], bytes: 0 };
        kinds.set(kind, entry);
        entry.times.push(latencyMs);
        entry.bytes += response.bytes;
      }
    },
    summary: () => ({
      ...counts,
      all: latency([...kinds.values()]),
      classes: latencyByName([...kinds.keys()].map(classOf), (name) =>
        [...kinds].filter(([kind]) => classOf(kind) === name).map(([, times]) => times),
      ),
      kinds: latencyByName(kinds.keys(), (kind) => [kinds.get(kind)!]),
      failures,
    }),
  };
}

export type Summary = ReturnType<ReturnType<typeof createTally>['summary']>;
