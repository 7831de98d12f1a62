import type { Classification } from '@app/contract/smart-sort';
import type { ScanRef } from '#web/lib/outbox/action.ts';

/** Where an answer was found out, and whether the photo was sent for it, perhaps in vain. */
export type Origin = { computedOn: 'server' | 'device'; wasSent: boolean };

export type Answered = Origin & {
  classification: Classification;
  /** In the history of a member. */
  scan: ScanRef | null;
};
