import { errorText } from '@app/contract/errors';
import { z } from 'zod';
import { AppError } from '#api/lib/app-error.ts';

/** Where a page in order of time ended: the time to the microsecond, as PostgreSQL counts it, and the id. */
export type Position = { createdAt: string; id: string };

const Cursor = z.tuple([z.iso.datetime({ precision: 6 }), z.uuid()]);

export const writeCursor = ({ createdAt, id }: Position): string =>
  Buffer.from(JSON.stringify([createdAt, id])).toString('base64url');

export function readCursor(cursor: string): Position {
  try {
    const [createdAt, id] = Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { createdAt, id };
  } catch {
    throw new AppError('invalid_input', { fields: { cursor: errorText.invalid_input } });
  }
}
