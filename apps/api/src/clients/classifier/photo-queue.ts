import { AppError } from '#api/lib/app-error.ts';
import type { Outcome, PhotoJob } from './messages.ts';

type QueuedPhoto = {
  job: PhotoJob;
  resolve: (outcome: Outcome) => void;
  reject: (error: Error) => void;
  timeout: NodeJS.Timeout;
};

/** Weight of the newest duration in the moving average. */
const smoothing = 0.1;

/**
 * A FIFO queue of photos. A photo that would wait longer than `deadline` is refused; a queued one waits up to twice as
 * long, so that a hanging process does not cost the photos behind it their turn.
 */
export function photoQueue(limit: number, deadline: number) {
  const queued = new Set<QueuedPhoto>();
  /** Moving average of milliseconds between two dequeued photos. */
  let msPerPhoto = 0;

  const hasCapacity = () => queued.size < limit && queued.size * msPerPhoto < deadline;

  const rejectBusy = (photo: QueuedPhoto) => {
    clearTimeout(photo.timeout);
    if (queued.delete(photo)) photo.reject(new AppError('classifier_busy'));
  };

  return {
    hasCapacity,
    length: () => queued.size,

    /** `signal`: aborted when the client has disconnected. */
    enqueue(job: PhotoJob, signal: AbortSignal): Promise<Outcome> {
      return new Promise((resolve, reject) => {
        if (!hasCapacity() || signal.aborted) return reject(new AppError('classifier_busy'));
        const photo: QueuedPhoto = {
          job,
          resolve,
          reject,
          timeout: setTimeout(() => rejectBusy(photo), 2 * deadline),
        };
        queued.add(photo);
        signal.addEventListener('abort', () => rejectBusy(photo), { once: true });
      });
    },

    /** Removes and returns the next photo. */
    dequeue(): QueuedPhoto | undefined {
      const [first] = queued;
      if (!first) return undefined;
      clearTimeout(first.timeout);
      queued.delete(first);
      return first;
    },

    recordDuration(milliseconds: number, processes: number): void {
      msPerPhoto += (milliseconds / processes - msPerPhoto) * smoothing;
    },

    close(): void {
      for (const photo of queued) rejectBusy(photo);
    },
  };
}
