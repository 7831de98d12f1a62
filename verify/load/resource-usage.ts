import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { childrenOf, processorTime } from '@app/api/test/processor-time.ts';
import { runningProcess } from '@app/services/src/process.ts';
import { servers } from '@app/services/src/set.ts';
import { rounded } from '../kit/statistics.ts';
import type { Product } from './product.ts';

/** The processes that take part in serving a request, by part. */
export function productProcesses(product: Product): Record<string, number[]> {
  const withChildren = (pids: number[]) => pids.flatMap((pid) => [pid, ...childrenOf(pid)]);
  const server = (name: string) => {
    const running = runningProcess(servers.find((one) => one.name === name)!);
    return running ? withChildren([running.pid]) : [];
  };
  return {
    gateway: withChildren(product.running('nginx')),
    web: product.running('server/server.ts'),
    api: product.running('dist/server.js'),
    classifier: withChildren(product.running('dist/classifier.js')),
    worker: product.running('dist/worker.js'),
    postgres: server('postgres'),
    redis: server('redis'),
    objects: server('objects'),
    // It only forwards log lines.
    supervisor: [product.supervisor],
  };
}

/** 0 for a process that has exited. */
const cpuTimeOf = (pid: number): number => {
  try {
    return processorTime([pid]);
  } catch {
    return 0;
  }
};
/** Proportional set size, so that shared memory counts once. */
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

/** CPU milliseconds that each part uses between start and the call of the returned function. */
export function cpuStopwatch(product: Product) {
  const readCpuTimes = () =>
    Object.entries(productProcesses(product)).map(
      ([part, pids]) => [part, new Map(pids.map((pid) => [pid, cpuTimeOf(pid)]))] as const,
    );
  const before = new Map(readCpuTimes());
  const began = performance.now();
  return () => {
    const milliseconds: Record<string, number> = {};
    for (const [part, times] of readCpuTimes()) {
      const earlier = before.get(part);
      milliseconds[part] = [...times].reduce((sum, [pid, time]) => sum + time - (earlier?.get(pid) ?? 0), 0);
    }
    return { milliseconds, elapsed: performance.now() - began };
  };
}
export type CpuUsage = ReturnType<ReturnType<typeof cpuStopwatch>>;

/** Processes, megabytes and open connections of each part, all its processes together. */
export const resourceUsage = (product: Product) =>
  Object.fromEntries(
    Object.entries(productProcesses(product)).map(([part, pids]) => [
      part,
      {
        processes: pids.length,
        megabytes: rounded(pids.reduce((sum, pid) => sum + megabytesOf(pid), 0)),
        sockets: pids.reduce((sum, pid) => sum + socketsOf(pid), 0),
      },
    ]),
  );
