import { readdirSync, readFileSync } from 'node:fs';

const folder = (pid: number) => `/proc/${pid}`;

/** Child processes of `pid`. */
export const childrenOf = (pid: number): number[] =>
  readdirSync(`${folder(pid)}/task`).flatMap((thread) =>
    readFileSync(`${folder(pid)}/task/${thread}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );

/** The kernel counts in ticks of this many milliseconds. */
export const tick = 10;

/** CPU time of these processes in milliseconds, including all their threads. */
export const processorTime = (pids: number[]): number =>
  pids.reduce((sum, pid) => {
    const stat = readFileSync(`${folder(pid)}/stat`, 'utf8');
    const [user = '0', system = '0'] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return sum + (Number(user) + Number(system)) * tick;
  }, 0);

/** Megabytes in memory. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`${folder(pid)}/status`, 'utf8'))?.[1]) / 1024;
