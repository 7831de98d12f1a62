import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { childrenOf, processorTime } from '@app/api/test/processor-time';
import { runningProcess } from '@app/services/process';
import { servers } from '@app/services/set';
import { rounded } from '../kit/statistics.ts';
import type { Product } from './product.ts';

/** Every process that has a part in an answer, by what it is. */
export function whoWorks(product: Product): Record<string, number[]> {
  const withChildren = (pids: number[]) => pids.flatMap((pid) => [pid, ...childrenOf(pid)]);
  const apis = product.running('dist/server.js');
  const server = (name: string) => {
    const running = runningProcess(servers.find((one) => one.name === name)!);
    return running ? withChildren([running.pid]) : [];
  };
  return {
    gateway: withChildren(product.running('nginx')),
    web: product.running('server/server.ts'),
    api: apis,
    classifier: apis.flatMap(childrenOf),
    worker: product.running('dist/worker.js'),
    postgres: server('postgres'),
    redis: server('redis'),
    objects: server('objects'),
    // It only carries the lines of the log here.
    supervisor: [product.supervisor],
  };
}

/** A process that ended meanwhile has no time any more. */
const timeOf = (pid: number): number => {
  try {
    return processorTime([pid]);
  } catch {
    return 0;
  }
};
/** What several share counts once: each has its part of it. */
const megabytesOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;
const socketsOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/fd`).filter((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`).startsWith('socket:');
    } catch {
      return false;
    }
  }).length;

/** Milliseconds of processor that each part has used, between two looks. */
export function stopwatch(product: Product) {
  const look = () =>
    Object.entries(whoWorks(product)).map(
      ([part, pids]) => [part, new Map(pids.map((pid) => [pid, timeOf(pid)]))] as const,
    );
  const before = new Map(look());
  const began = performance.now();
  return () => {
    const milliseconds: Record<string, number> = {};
    for (const [part, times] of look()) {
      const earlier = before.get(part);
      milliseconds[part] = [...times].reduce((sum, [pid, time]) => sum + time - (earlier?.get(pid) ?? 0), 0);
    }
    return { milliseconds, elapsed: performance.now() - began };
  };
}
export type Used = ReturnType<ReturnType<typeof stopwatch>>;

/** Processes, megabytes and open connections of each part, all its processes together. */
export const holdings = (product: Product) =>
  Object.fromEntries(
    Object.entries(whoWorks(product)).map(([part, pids]) => [
      part,
      {
        processes: pids.length,
        megabytes: rounded(pids.reduce((sum, pid) => sum + megabytesOf(pid), 0)),
        sockets: pids.reduce((sum, pid) => sum + socketsOf(pid), 0),
      },
    ]),
  );
