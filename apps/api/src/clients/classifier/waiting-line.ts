import { AppError } from '#api/lib/app-error.ts';
import type { Outcome, PhotoJob } from './messages.ts';

type Waiting = {
  job: PhotoJob;
  resolve: (outcome: Outcome) => void;
  reject: (error: Error) => void;
  patience: NodeJS.Timeout;
};

/** How much the newest time counts for what we expect of the next. */
const weight = 0.1;

/**
 * Photos in the order in which they came. Whoever would wait longer than `deadline` is not let in; whoever is in
 * waits up to twice as long, because a process that hangs must not cost those behind it their turn.
 */
export function waitingLine(limit: number, deadline: number) {
  const waiting = new Set<Waiting>();
  /** Milliseconds between two photos that leave the line, as of late. */
  let pace = 0;

  const hasRoom = () => waiting.size < limit && waiting.size * pace < deadline;

  const sendAway = (one: Waiting) => {
    clearTimeout(one.patience);
    if (waiting.delete(one)) one.reject(new AppError('classifier_busy'));
  };

  return {
    hasRoom,
    length: () => waiting.size,

    /** `signal`: nobody waits for the answer any more. */
    join(job: PhotoJob, signal: AbortSignal): Promise<Outcome> {
      return new Promise((resolve, reject) => {
        if (!hasRoom() || signal.aborted) return reject(new AppError('classifier_busy'));
        const one: Waiting = {
          job,
          resolve,
          reject,
          patience: setTimeout(() => sendAway(one), 2 * deadline),
        };
        waiting.add(one);
        signal.addEventListener('abort', () => sendAway(one), { once: true });
      });
    },

    /** The next one, who is no longer in the line then. */
    take(): Waiting | undefined {
      const [first] = waiting;
      if (!first) return undefined;
      clearTimeout(first.patience);
      waiting.delete(first);
      return first;
    },

    learn(milliseconds: number, processes: number): void {
      pace += (milliseconds / processes - pace) * weight;
    },

    close(): void {
      for (const one of waiting) sendAway(one);
    },
  };
}
