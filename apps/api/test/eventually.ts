import { pause } from './harness.ts';

/** Long enough for a busy machine: whatever takes longer never comes. */
const deadlineMs = 30_000;

/** Polls until the condition holds, for half a minute at most, and returns the last value. */
export async function eventually<T>(poll: () => Promise<T>, until: (value: T) => boolean): Promise<T> {
  for (const deadline = Date.now() + deadlineMs; Date.now() < deadline; await pause(50)) {
    const value = await poll();
    if (until(value)) return value;
  }
  return poll();
}
