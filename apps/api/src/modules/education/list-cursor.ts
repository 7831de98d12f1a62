import { PieceKind } from '@app/contract/education';
import { z } from 'zod';
import { cursorDecoder, encodeCursor } from '#api/lib/cursor.ts';

const Time = z.iso.datetime({ precision: 6 });
const Id = z.int().min(1).max(2_147_483_647);

/** Where a page of pieces ended; `tier` is the quality of the text match, best first. */
const ListPosition = z.strictObject({ tier: z.int().min(0).max(9), publishedAt: Time, id: Id });
export type ListPosition = z.infer<typeof ListPosition>;

/** Where a page of saved pieces ended. */
const SavedPosition = z.strictObject({ at: Time, kind: PieceKind, id: Id });
export type SavedPosition = z.infer<typeof SavedPosition>;

export const writeCursor = (position: ListPosition | SavedPosition): string => encodeCursor(position);
export const readListCursor = cursorDecoder(ListPosition);
export const readSavedCursor = cursorDecoder(SavedPosition);
