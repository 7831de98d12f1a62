import { z } from 'zod';
import { cursorDecoder, encodeCursor } from '#api/lib/cursor.ts';
import type { DistancePosition, RankPosition } from './collector-list.repository.ts';

/** Where a page ended. `tier` is the quality of the text match, best first. */
export type ListPosition =
  | ({ sort: 'distance' } & DistancePosition)
  | ({ sort: 'relevance'; tier: number } & RankPosition);

export const writeListCursor = (position: ListPosition): string => encodeCursor(position);

export const readDistanceCursor = cursorDecoder(
  z.strictObject({ sort: z.literal('distance'), metres: z.number().min(0), id: z.uuid() }),
);
export const readRelevanceCursor = cursorDecoder(
  z.strictObject({
    sort: z.literal('relevance'),
    tier: z.int().min(0).max(9),
    standing: z.int32(),
    id: z.uuid(),
  }),
);
