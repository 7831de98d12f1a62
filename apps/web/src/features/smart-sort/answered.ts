import type { Classification } from '@app/contract/smart-sort';
import type { Province } from '@app/contract/provinces';
import type { ComponentType } from 'react';
import type { MaterialKey } from '#web/components/ui/materials.ts';
import type { ScanRef } from '#web/lib/outbox/action.ts';

/** Parts of other features beside an answer, passed in by the route. */
export type EmbeddedParts = {
  /** Craft ideas for a material. */
  Ideas: ComponentType<{ material: MaterialKey }>;
  /** What buyers of the province pay. */
  Prices: ComponentType<{ material: MaterialKey; province: Province | undefined }>;
};

/** Where the answer was computed, and whether the photo was sent, even if the server did not answer. */
export type Origin = { computedOn: 'server' | 'device'; wasSent: boolean };

export type Answered = Origin & {
  classification: Classification;
  /** The entry in the member's history. */
  scan: ScanRef | null;
};
