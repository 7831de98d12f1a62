import { setTimeout as wait } from 'node:timers/promises';

/** Rejects when `work` is not done in time. The work itself goes on; its own client must bound it. */
export async function withDeadline<T>(work: Promise<T>, limit: number): Promise<T> {
  const done = new AbortController();
  const overrun = wait(limit, undefined, { signal: done.signal }).then(() => {
    throw new Error(`No answer within ${limit} ms`);
  });
  overrun.catch(() => undefined);
  work.catch(() => undefined);
  return Promise.race([work, overrun]).finally(() => done.abort());
}
