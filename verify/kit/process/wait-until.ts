import { setTimeout as pause } from 'node:timers/promises';

/** Whether the condition holds before half a minute is over: on a busy machine what takes longer never comes. */
export const holdsSoon = (condition: () => boolean | Promise<boolean>): Promise<boolean> =>
  waitUntil('it holds', condition, 30_000).then(
    () => true,
    () => false,
  );

/** Polls the condition; returns the milliseconds that it took. */
export async function waitUntil(
  description: string,
  condition: () => boolean | Promise<boolean>,
  timeoutMs: number,
): Promise<number> {
  const began = performance.now();
  while (!(await condition())) {
    if (performance.now() - began > timeoutMs) throw new Error(`not within ${timeoutMs} ms: ${description}`);
    await pause(100);
  }
  return performance.now() - began;
}
