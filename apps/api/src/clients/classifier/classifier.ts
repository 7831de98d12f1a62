import type { Answer, Copies } from './messages.ts';
import type { ExitReason } from './process.ts';

export type ClassifierEvents = {
  finished: (milliseconds: number) => void;
  /** A process of this instance ended. */
  ended: (why: ExitReason) => void;
};

/** What decodes and classifies photos: processes of this instance (`pool.ts`) or a service (`remote.ts`). */
export type Classifier = {
  /** Not awaited: until it is ready, photos wait in the queue. */
  start: () => void;

  /** Whether a photo would be accepted now. */
  hasCapacity: () => boolean;

  /** `keep`: with copies for the store. `signal`: aborted when the client has disconnected. */
  classify: (bytes: Uint8Array, keep: boolean, signal: AbortSignal) => Promise<Answer | 'unreadable'>;

  /** Two sizes of a picture for a page, without classification. */
  copy: (bytes: Uint8Array, signal: AbortSignal) => Promise<Copies | 'unreadable'>;

  /** For the readiness probe. */
  check: () => Promise<void>;

  listen: (events: ClassifierEvents) => void;

  /** `processes` only where they belong to this instance. */
  stats: () => { queued: number; processes?: { busy: number; idle: number; starting: number } };

  /** Call after the HTTP server has closed, when no photo is pending. */
  close: () => void;
};
