import { setTimeout as wait } from 'node:timers/promises';

/** Rejects when `work` is not done in time. The work itself continues; its own client must time out. */
export async function withDeadline<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const controller = new AbortController();
  const timeout = wait(timeoutMs, undefined, { signal: controller.signal }).then(() => {
    throw new Error(`No response within ${timeoutMs} ms`);
  });
  timeout.catch(() => undefined);
  work.catch(() => undefined);
  return Promise.race([work, timeout]).finally(() => controller.abort());
}
