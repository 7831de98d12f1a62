import { pause } from './harness.ts';

/** Asks until the answer is the one that is waited for, ten seconds at most, and gives the last. */
export async function eventually<T>(ask: () => Promise<T>, until: (answer: T) => boolean): Promise<T> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await ask();
    if (until(answer)) return answer;
    await pause(100);
  }
  return ask();
}
