import { setTimeout as pause } from 'node:timers/promises';
import type { OnError } from '#api/lib/background-errors.ts';
import type { LiveRelay } from './live-relay.ts';

/** Writes within this time share a run. It doubles while an older transaction holds events back. */
const minPauseMs = 50;
const maxPauseMs = 1000;
/** What is held back for longer is left to the worker. */
const maxAttempts = 10;

/**
 * Takes the events of this instance to the pages right after their commit, so that nobody waits for the worker's next
 * look. What is lost here, with the process or its connection, the worker finds in the log.
 */
export function relayAfterCommit(relay: Pick<LiveRelay, 'drain'>, onError: OnError) {
  let attemptsLeft = 0;
  let running: Promise<void> | undefined;
  const stopping = new AbortController();

  const pauseBefore = (repetition: number) =>
    pause(Math.min(maxPauseMs, minPauseMs * 2 ** repetition), undefined, { signal: stopping.signal }).catch(
      () => undefined,
    );

  async function run(): Promise<void> {
    while (attemptsLeft > 0 && !stopping.signal.aborted) {
      attemptsLeft -= 1;
      const attempts = attemptsLeft;
      try {
        const isLeft = await relay.drain();
        // Unless another write asked meanwhile.
        if (!isLeft && attemptsLeft === attempts) attemptsLeft = 0;
      } catch (error) {
        onError(error);
        attemptsLeft = 0;
      }
      if (attemptsLeft > 0) await pauseBefore(maxAttempts - attemptsLeft);
    }
    running = undefined;
  }

  return {
    soon(): void {
      attemptsLeft = maxAttempts;
      running ??= run();
    },
    /** Finishes the batch under way. */
    async close(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}
