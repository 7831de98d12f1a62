import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

/**
 * Does something again and again, with a pause between: what comes too often for a job each time. A failure is told
 * once, and the next round tries again; stopping finishes what has begun.
 */
export function steadyWork(name: string, milliseconds: number, work: () => Promise<void>, log: Logger) {
  const stopping = new AbortController();
  let isFailing = false;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await work();
        isFailing = false;
      } catch (err) {
        if (!isFailing) log.warn({ err, work: name }, 'steady work failed');
        isFailing = true;
      }
      await wait(milliseconds, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    stop(): Promise<void> {
      stopping.abort();
      return running;
    },
  };
}
