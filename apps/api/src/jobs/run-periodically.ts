import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isStalled } from './stalled-loops.ts';

/**
 * Repeats work with a pause between runs, for work too frequent for the job queue. Consecutive failures are logged
 * once; stopping finishes the current run.
 */
export function runPeriodically(name: string, intervalMs: number, work: () => Promise<void>, log: Logger) {
  const stopping = new AbortController();
  let isFailing = false;
  let lastTurnAt = performance.now();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await work();
        isFailing = false;
      } catch (err) {
        if (!isFailing) log.warn({ err, work: name }, 'periodic work failed');
        isFailing = true;
      }
      lastTurnAt = performance.now();
      await wait(intervalMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    stalled: () => (isStalled(lastTurnAt, intervalMs, performance.now()) ? [name] : []),
    stop(): Promise<void> {
      stopping.abort();
      return running;
    },
  };
}
