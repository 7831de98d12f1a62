import { setTimeout as pause } from 'node:timers/promises';

/** Looks again and again; gives the milliseconds that it took. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  milliseconds: number,
): Promise<number> {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > milliseconds) throw new Error(`not within ${milliseconds} ms: ${what}`);
    await pause(100);
  }
  return performance.now() - began;
}
