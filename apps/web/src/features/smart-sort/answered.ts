import type { Classification } from '@app/contract/smart-sort';
import type { ScanRef } from '#web/lib/outbox/action.ts';

/** Where the answer was computed, and whether the photo was sent, even if the server did not answer. */
export type Origin = { computedOn: 'server' | 'device'; wasSent: boolean };

export type Answered = Origin & {
  classification: Classification;
  /** The entry in the member's history. */
  scan: ScanRef | null;
};
