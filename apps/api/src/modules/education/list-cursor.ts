import { errorText } from '@app/contract/errors';
import { PieceKind } from '@app/contract/education';
import { z } from 'zod';
import { AppError } from '#api/lib/app-error.ts';

const Time = z.iso.datetime({ precision: 6 });
const Id = z.int().min(1).max(2_147_483_647);

/** Where a page of pieces ended; `tier` counts how well the words matched, the best first. */
const ListPosition = z.strictObject({ tier: z.int().min(0).max(9), publishedAt: Time, id: Id });
export type ListPosition = z.infer<typeof ListPosition>;

/** Where a page of saved pieces ended. */
const SavedPosition = z.strictObject({ at: Time, kind: PieceKind, id: Id });
export type SavedPosition = z.infer<typeof SavedPosition>;

export const writeCursor = (position: ListPosition | SavedPosition): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** A cursor of another list is as wrong as one that we never gave. */
const readAs =
  <Position>(shape: z.ZodType<Position>) =>
  (cursor: string): Position => {
    try {
      return shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    } catch {
      throw new AppError('invalid_input', { fields: { cursor: errorText.invalid_input } });
    }
  };

export const readListCursor = readAs(ListPosition);
export const readSavedCursor = readAs(SavedPosition);
