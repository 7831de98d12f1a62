import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

/**
 * Repeats work with a pause between runs, for work too frequent for the job queue. Consecutive failures are logged
 * once; stopping finishes the current run.
 */
export function runPeriodically(name: string, intervalMs: number, work: () => Promise<void>, log: Logger) {
  const stopping = new AbortController();
  let isFailing = false;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await work();
        isFailing = false;
      } catch (err) {
        if (!isFailing) log.warn({ err, work: name }, 'periodic work failed');
        isFailing = true;
      }
      await wait(intervalMs, undefined, { signal: stopping.signal }).catch(() => undefined);
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
