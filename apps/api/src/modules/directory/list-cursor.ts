import { z } from 'zod';
import { cursorReader, sealCursor } from '#api/lib/cursor.ts';
import type { DistancePosition, StandingPosition } from './collector-list.repository.ts';

/** Where a page ended. `tier` counts how well the words matched, the best first. */
export type ListPosition =
  | ({ sort: 'distance' } & DistancePosition)
  | ({ sort: 'relevance'; tier: number } & StandingPosition);

export const writeListCursor = (position: ListPosition): string => sealCursor(position);

export const readDistanceCursor = cursorReader(
  z.strictObject({ sort: z.literal('distance'), metres: z.number().min(0), id: z.uuid() }),
);
export const readRelevanceCursor = cursorReader(
  z.strictObject({
    sort: z.literal('relevance'),
    tier: z.int().min(0).max(9),
    standing: z.int32(),
    id: z.uuid(),
  }),
);
