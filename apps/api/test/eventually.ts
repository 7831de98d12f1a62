import { pause } from './harness.ts';

/** Polls until the condition holds, for ten seconds at most, and returns the last value. */
export async function eventually<T>(poll: () => Promise<T>, until: (value: T) => boolean): Promise<T> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const value = await poll();
    if (until(value)) return value;
    await pause(100);
  }
  return poll();
}
