import { percentile, rounded } from '../kit/statistics.ts';
import type { Answer } from './client.ts';
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

/** How long people waited, from the moment at which they meant to ask, and what went wrong. */
export function tally() {
  const kinds = new Map<KindName, Times>();
  const failures: Failure[] = [];
  const counts = { answered: 0, failed: 0, shed: 0 };
  const named = <T extends string>(names: Iterable<T>, pick: (name: T) => Times[]): Record<string, Latency> =>
    Object.fromEntries([...new Set(names)].map((name) => [name, latency(pick(name))]));
  return {
    counts,
    /** `isMeasured`: not of the warming up, in which only failures count. */
    add(kind: KindName, answer: Answer, waited: number, atSeconds: number, isMeasured: boolean) {
      if (answer.isShed) counts.shed += 1;
      else if (answer.problem !== undefined) {
        counts.failed += 1;
        if (failures.length < 50)
          failures.push({
            kind,
            status: answer.status,
            atSeconds: rounded(atSeconds),
            problem: answer.problem,
          });
      } else {
        counts.answered += 1;
        if (!isMeasured) return;
        const kept = kinds.get(kind) ?? { times: [], bytes: 0 };
        kinds.set(kind, kept);
        kept.times.push(waited);
        kept.bytes += answer.bytes;
      }
    },
    summary: () => ({
      ...counts,
      all: latency([...kinds.values()]),
      classes: named([...kinds.keys()].map(classOf), (name) =>
        [...kinds].filter(([kind]) => classOf(kind) === name).map(([, times]) => times),
      ),
      kinds: named(kinds.keys(), (kind) => [kinds.get(kind)!]),
      failures,
    }),
  };
}

export type Summary = ReturnType<ReturnType<typeof tally>['summary']>;
