import { errorText } from '@app/contract/errors';
import { z } from 'zod';
import { AppError } from '#api/lib/app-error.ts';
import type { DistancePosition, StandingPosition } from './collector-list.repository.ts';

/** Where a page ended. `tier` counts how well the words matched, the best first. */
export type ListPosition =
  | ({ sort: 'distance' } & DistancePosition)
  | ({ sort: 'relevance'; tier: number } & StandingPosition);

const Cursor = z.discriminatedUnion('sort', [
  z.strictObject({ sort: z.literal('distance'), metres: z.number().min(0), id: z.uuid() }),
  z.strictObject({
    sort: z.literal('relevance'),
    tier: z.int().min(0).max(9),
    standing: z.int32(),
    id: z.uuid(),
  }),
]);

export const writeListCursor = (position: ListPosition): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** A cursor of the other order is as wrong as one that we never gave. */
export function readListCursor<S extends ListPosition['sort']>(cursor: string, sort: S) {
  try {
    const position = Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (position.sort === sort) return position as Extract<ListPosition, { sort: S }>;
  } catch {
    // Answered below.
  }
  throw new AppError('invalid_input', { fields: { cursor: errorText.invalid_input } });
}
